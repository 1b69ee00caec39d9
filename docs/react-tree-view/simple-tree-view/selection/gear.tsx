import { TreeItem } from '@mui/x-tree-view/TreeItem';

export const gearItems = (
  <>
    <TreeItem itemId="shelter" label="Shelter">
      <TreeItem itemId="tent" label="Tent" />
      <TreeItem itemId="tarp" label="Tarp" />
      <TreeItem itemId="bedding" label="Bedding">
        <TreeItem itemId="bag" label="Sleeping bag" />
        <TreeItem itemId="mat" label="Mat" />
        <TreeItem itemId="pillow" label="Pillow" />
      </TreeItem>
    </TreeItem>
    <TreeItem itemId="kitchen" label="Kitchen">
      <TreeItem itemId="stove" label="Stove" />
      <TreeItem itemId="fuel" label="Fuel" />
      <TreeItem itemId="pot" label="Pot" />
      <TreeItem itemId="mug" label="Mug" />
    </TreeItem>
    <TreeItem itemId="finding" label="Finding the way">
      <TreeItem itemId="compass" label="Compass" />
      <TreeItem itemId="map" label="Map" />
      <TreeItem itemId="headlamp" label="Headlamp" />
    </TreeItem>
    <TreeItem itemId="first-aid" label="First aid kit" />
  </>
);
