import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusFromButton() {
  const apiRef = useTreeViewApiRef();

  return (
    <div>
      <Button onClick={(event) => apiRef.current!.focusItem(event, 'emergency')}>
        Focus Emergency
      </Button>
      <SimpleTreeView aria-label="Hostel handbook" apiRef={apiRef}>
        <TreeItem itemId="arrival" label="Arrival">
          <TreeItem itemId="keys" label="Keys" />
          <TreeItem itemId="lockers" label="Lockers" />
          <TreeItem itemId="bikes" label="Bike shed" />
        </TreeItem>
        <TreeItem itemId="rules" label="House rules">
          <TreeItem itemId="quiet" label="Quiet hours" />
          <TreeItem itemId="kitchen" label="Kitchen" />
          <TreeItem itemId="laundry" label="Laundry" />
        </TreeItem>
        <TreeItem itemId="around" label="Around the house">
          <TreeItem itemId="bakery" label="Bakery" />
          <TreeItem itemId="lake" label="Way to the lake" />
        </TreeItem>
        <TreeItem itemId="emergency" label="Emergency">
          <TreeItem itemId="exits" label="Exits" />
          <TreeItem itemId="doctor" label="Doctor on duty" />
        </TreeItem>
        <TreeItem itemId="departure" label="Departure" />
      </SimpleTreeView>
    </div>
  );
}
