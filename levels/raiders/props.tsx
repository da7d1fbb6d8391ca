<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="props" tilewidth="150" tileheight="105" tilecount="68" columns="0" objectalignment="bottomleft">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="barrel">
  <image source="../../assets/rooms/props/barrel.png" width="28" height="36"/>
 </tile>
 <tile id="1" type="crate">
  <image source="../../assets/rooms/props/crate.png" width="32" height="32"/>
 </tile>
 <tile id="2" type="crates">
  <image source="../../assets/rooms/props/crates.png" width="64" height="54"/>
 </tile>
 <tile id="3" type="sack">
  <image source="../../assets/rooms/props/sack.png" width="24" height="25"/>
 </tile>
 <tile id="4" type="urn">
  <image source="../../assets/rooms/props/urn.png" width="20" height="29"/>
 </tile>
 <tile id="5" type="canopic">
  <image source="../../assets/rooms/props/canopic.png" width="16" height="33"/>
 </tile>
 <tile id="6" type="coffin">
  <image source="../../assets/rooms/props/coffin.png" width="80" height="34"/>
 </tile>
 <tile id="7" type="coffin_upright">
  <image source="../../assets/rooms/props/coffin_upright.png" width="38" height="81"/>
 </tile>
 <tile id="8" type="sarcophagus">
  <image source="../../assets/rooms/props/sarcophagus.png" width="40" height="90"/>
 </tile>
 <tile id="9" type="tomb">
  <image source="../../assets/rooms/props/tomb.png" width="92" height="43"/>
 </tile>
 <tile id="10" type="candelabra">
  <image source="../../assets/rooms/props/candelabra.png" width="32" height="65"/>
 </tile>
 <tile id="11" type="candles">
  <image source="../../assets/rooms/props/candles.png" width="26" height="21"/>
 </tile>
 <tile id="12" type="candles_green">
  <image source="../../assets/rooms/props/candles_green.png" width="26" height="21"/>
 </tile>
 <tile id="13" type="brazier">
  <image source="../../assets/rooms/props/brazier.png" width="30" height="39"/>
 </tile>
 <tile id="14" type="campfire">
  <image source="../../assets/rooms/props/campfire.png" width="46" height="22"/>
 </tile>
 <tile id="15" type="tent">
  <image source="../../assets/rooms/props/tent.png" width="96" height="68"/>
 </tile>
 <tile id="16" type="totem">
  <image source="../../assets/rooms/props/totem.png" width="28" height="76"/>
 </tile>
 <tile id="17" type="weapon_rack">
  <image source="../../assets/rooms/props/weapon_rack.png" width="77" height="62"/>
 </tile>
 <tile id="18" type="armour_stand">
  <image source="../../assets/rooms/props/armour_stand.png" width="36" height="67"/>
 </tile>
 <tile id="19" type="shield_red">
  <image source="../../assets/rooms/props/shield_red.png" width="40" height="44"/>
 </tile>
 <tile id="20" type="shield_blue">
  <image source="../../assets/rooms/props/shield_blue.png" width="40" height="44"/>
 </tile>
 <tile id="21" type="shield_green">
  <image source="../../assets/rooms/props/shield_green.png" width="40" height="44"/>
 </tile>
 <tile id="22" type="desk">
  <image source="../../assets/rooms/props/desk.png" width="100" height="64"/>
 </tile>
 <tile id="23" type="ledgers">
  <image source="../../assets/rooms/props/ledgers.png" width="32" height="42"/>
 </tile>
 <tile id="24" type="throne">
  <image source="../../assets/rooms/props/throne.png" width="48" height="84"/>
 </tile>
 <tile id="25" type="cart">
  <image source="../../assets/rooms/props/cart.png" width="58" height="45"/>
 </tile>
 <tile id="26" type="pickaxes">
  <image source="../../assets/rooms/props/pickaxes.png" width="40" height="39"/>
 </tile>
 <tile id="27" type="cage">
  <image source="../../assets/rooms/props/cage.png" width="36" height="58"/>
 </tile>
 <tile id="28" type="pot">
  <image source="../../assets/rooms/props/pot.png" width="34" height="32"/>
 </tile>
 <tile id="29" type="altar">
  <image source="../../assets/rooms/props/altar.png" width="80" height="52"/>
 </tile>
 <tile id="30" type="lectern">
  <image source="../../assets/rooms/props/lectern.png" width="30" height="49"/>
 </tile>
 <tile id="31" type="hay">
  <image source="../../assets/rooms/props/hay.png" width="48" height="21"/>
 </tile>
 <tile id="32" type="lantern">
  <image source="../../assets/rooms/props/lantern.png" width="16" height="24"/>
 </tile>
 <tile id="33" type="pedestal">
  <image source="../../assets/rooms/props/pedestal.png" width="72" height="46"/>
 </tile>
 <tile id="34" type="magnet">
  <image source="../../assets/rooms/props/magnet.png" width="88" height="84"/>
 </tile>
 <tile id="35" type="cauldron_great">
  <image source="../../assets/rooms/props/cauldron_great.png" width="104" height="68"/>
 </tile>
 <tile id="36" type="cauldron_pour">
  <image source="../../assets/rooms/props/cauldron_pour.png" width="104" height="84"/>
 </tile>
 <tile id="37" type="tombstone">
  <image source="../../assets/rooms/props/tombstone.png" width="28" height="39"/>
 </tile>
 <tile id="38" type="grave_cross">
  <image source="../../assets/rooms/props/grave_cross.png" width="28" height="43"/>
 </tile>
 <tile id="39" type="tombstone_broken">
  <image source="../../assets/rooms/props/tombstone_broken.png" width="44" height="29"/>
 </tile>
 <tile id="40" type="bones">
  <image source="../../assets/rooms/props/bones.png" width="40" height="17"/>
 </tile>
 <tile id="41" type="skull">
  <image source="../../assets/rooms/props/skull.png" width="18" height="18"/>
 </tile>
 <tile id="42" type="skulls">
  <image source="../../assets/rooms/props/skulls.png" width="48" height="32"/>
 </tile>
 <tile id="43" type="ribcage">
  <image source="../../assets/rooms/props/ribcage.png" width="80" height="32"/>
 </tile>
 <tile id="44" type="mushrooms">
  <image source="../../assets/rooms/props/mushrooms.png" width="44" height="31"/>
 </tile>
 <tile id="45" type="mushrooms_glow">
  <image source="../../assets/rooms/props/mushrooms_glow.png" width="44" height="31"/>
 </tile>
 <tile id="46" type="gold_heap">
  <image source="../../assets/rooms/props/gold_heap.png" width="90" height="39"/>
 </tile>
 <tile id="47" type="gold_small">
  <image source="../../assets/rooms/props/gold_small.png" width="46" height="20"/>
 </tile>
 <tile id="48" type="gold_great">
  <image source="../../assets/rooms/props/gold_great.png" width="150" height="64"/>
 </tile>
 <tile id="49" type="rocks">
  <image source="../../assets/rooms/props/rocks.png" width="70" height="46"/>
 </tile>
 <tile id="50" type="stalagmite">
  <image source="../../assets/rooms/props/stalagmite.png" width="36" height="53"/>
 </tile>
 <tile id="51" type="crystals_purple">
  <image source="../../assets/rooms/props/crystals_purple.png" width="46" height="42"/>
 </tile>
 <tile id="52" type="crystals_teal">
  <image source="../../assets/rooms/props/crystals_teal.png" width="46" height="42"/>
 </tile>
 <tile id="53" type="fern">
  <image source="../../assets/rooms/props/fern.png" width="44" height="31"/>
 </tile>
 <tile id="54" type="palm">
  <image source="../../assets/rooms/props/palm.png" width="74" height="98"/>
 </tile>
 <tile id="55" type="obelisk">
  <image source="../../assets/rooms/props/obelisk.png" width="28" height="105"/>
 </tile>
 <tile id="56" type="dead_tree">
  <image source="../../assets/rooms/props/dead_tree.png" width="82" height="104"/>
 </tile>
 <tile id="57" type="eggs">
  <image source="../../assets/rooms/props/eggs.png" width="48" height="29"/>
 </tile>
 <tile id="58" type="idol">
  <image source="../../assets/rooms/props/idol.png" width="42" height="62"/>
 </tile>
 <tile id="59" type="jackal">
  <image source="../../assets/rooms/props/jackal.png" width="64" height="62"/>
 </tile>
 <tile id="60" type="lion">
  <image source="../../assets/rooms/props/lion.png" width="62" height="58"/>
 </tile>
 <tile id="61" type="drum">
  <image source="../../assets/rooms/props/drum.png" width="46" height="31"/>
 </tile>
 <tile id="62" type="cocoon">
  <image source="../../assets/rooms/props/cocoon.png" width="28" height="58"/>
 </tile>
 <tile id="63" type="statue_knight">
  <image source="../../assets/rooms/props/statue_knight.png" width="56" height="56"/>
 </tile>
 <tile id="64" type="statue_scout">
  <image source="../../assets/rooms/props/statue_scout.png" width="44" height="56"/>
 </tile>
 <tile id="65" type="statue_warrior">
  <image source="../../assets/rooms/props/statue_warrior.png" width="49" height="55"/>
 </tile>
 <tile id="66" type="statue_rogue">
  <image source="../../assets/rooms/props/statue_rogue.png" width="44" height="53"/>
 </tile>
 <tile id="67" type="statue_sorcerer">
  <image source="../../assets/rooms/props/statue_sorcerer.png" width="50" height="62"/>
 </tile>
</tileset>
