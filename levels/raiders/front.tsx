<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="front" tilewidth="72" tileheight="256" tilecount="9" columns="0" objectalignment="bottomleft">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="front_pillar">
  <image source="../../assets/rooms/front/front_pillar.png" width="22" height="256"/>
 </tile>
 <tile id="1" type="front_rubble">
  <image source="../../assets/rooms/front/front_rubble.png" width="36" height="40"/>
 </tile>
 <tile id="2" type="front_crags">
  <image source="../../assets/rooms/front/front_crags.png" width="36" height="56"/>
 </tile>
 <tile id="3" type="front_icicles">
  <image source="../../assets/rooms/front/front_icicles.png" width="64" height="60"/>
 </tile>
 <tile id="4" type="front_chain">
  <image source="../../assets/rooms/front/front_chain.png" width="15" height="90"/>
 </tile>
 <tile id="5" type="front_roots">
  <image source="../../assets/rooms/front/front_roots.png" width="56" height="78"/>
 </tile>
 <tile id="6" type="front_leaves">
  <image source="../../assets/rooms/front/front_leaves.png" width="34" height="50"/>
 </tile>
 <tile id="7" type="front_curtain">
  <image source="../../assets/rooms/front/front_curtain.png" width="48" height="256"/>
 </tile>
 <tile id="8" type="front_post">
  <image source="../../assets/rooms/front/front_post.png" width="72" height="256"/>
 </tile>
</tileset>
