import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { CheckItem } from './CheckItem';

export default function CheckOne() {
  return (
    <SimpleTreeView
      aria-label="Pickup point"
      checkboxSelection
      defaultExpandedItems={['north', 'harbor']}
      defaultSelectedItems="ferry"
    >
      <CheckItem itemId="north" label="North side">
        <CheckItem itemId="library" label="Branch library" />
        <CheckItem itemId="stadium" label="Stadium, gate 4" />
        <CheckItem itemId="mill" label="Old mill" />
      </CheckItem>
      <CheckItem itemId="harbor" label="Harbor">
        <CheckItem itemId="ferry" label="Ferry terminal" />
        <CheckItem itemId="market" label="Fish market" />
        <CheckItem itemId="boatyard" label="Boatyard" />
      </CheckItem>
      <CheckItem itemId="campus" label="Campus">
        <CheckItem itemId="dorms" label="Dormitories" />
        <CheckItem itemId="labs" label="Laboratories" />
        <CheckItem itemId="gym" label="Gym" />
        <CheckItem itemId="canteen" label="Canteen" />
      </CheckItem>
      <CheckItem itemId="depot" label="Depot" />
    </SimpleTreeView>
  );
}
