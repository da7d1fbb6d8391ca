<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="litter" tilewidth="16" tileheight="16" tilecount="14" columns="0" objectalignment="bottomleft">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="litter_pebbles">
  <image source="../../assets/rooms/props/litter_pebbles.png" width="16" height="16"/>
 </tile>
 <tile id="1" type="litter_bone">
  <image source="../../assets/rooms/props/litter_bone.png" width="16" height="16"/>
 </tile>
 <tile id="2" type="litter_skull">
  <image source="../../assets/rooms/props/litter_skull.png" width="16" height="16"/>
 </tile>
 <tile id="3" type="litter_coins">
  <image source="../../assets/rooms/props/litter_coins.png" width="16" height="16"/>
 </tile>
 <tile id="4" type="litter_moss">
  <image source="../../assets/rooms/props/litter_moss.png" width="16" height="16"/>
 </tile>
 <tile id="5" type="litter_straw">
  <image source="../../assets/rooms/props/litter_straw.png" width="16" height="16"/>
 </tile>
 <tile id="6" type="litter_blood">
  <image source="../../assets/rooms/props/litter_blood.png" width="16" height="16"/>
 </tile>
 <tile id="7" type="litter_paper">
  <image source="../../assets/rooms/props/litter_paper.png" width="16" height="16"/>
 </tile>
 <tile id="8" type="litter_shards">
  <image source="../../assets/rooms/props/litter_shards.png" width="16" height="16"/>
 </tile>
 <tile id="9" type="litter_ash">
  <image source="../../assets/rooms/props/litter_ash.png" width="16" height="16"/>
 </tile>
 <tile id="10" type="litter_potsherd">
  <image source="../../assets/rooms/props/litter_potsherd.png" width="16" height="16"/>
 </tile>
 <tile id="11" type="litter_mushroom">
  <image source="../../assets/rooms/props/litter_mushroom.png" width="16" height="16"/>
 </tile>
 <tile id="12" type="litter_scales">
  <image source="../../assets/rooms/props/litter_scales.png" width="16" height="16"/>
 </tile>
 <tile id="13" type="litter_gem">
  <image source="../../assets/rooms/props/litter_gem.png" width="16" height="16"/>
 </tile>
</tileset>
