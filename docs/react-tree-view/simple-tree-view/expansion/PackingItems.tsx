import { TreeItem } from '@mui/x-tree-view/TreeItem';

export function PackingItems() {
  return (
    <>
      <TreeItem itemId="shelter" label="Shelter">
        <TreeItem itemId="tent" label="Tent">
          <TreeItem itemId="poles" label="Poles" />
          <TreeItem itemId="pegs" label="Pegs" />
          <TreeItem itemId="flysheet" label="Flysheet" />
        </TreeItem>
        <TreeItem itemId="sleeping-bag" label="Sleeping bag" />
        <TreeItem itemId="mat" label="Sleeping mat" />
      </TreeItem>
      <TreeItem itemId="kitchen" label="Kitchen">
        <TreeItem itemId="stove" label="Stove" />
        <TreeItem itemId="gas" label="Gas canister" />
        <TreeItem itemId="mug" label="Mug" />
      </TreeItem>
      <TreeItem itemId="clothes" label="Clothes">
        <TreeItem itemId="rain-jacket" label="Rain jacket" />
        <TreeItem itemId="wool-socks" label="Wool socks" />
      </TreeItem>
      <TreeItem itemId="map" label="Map" />
    </>
  );
}
