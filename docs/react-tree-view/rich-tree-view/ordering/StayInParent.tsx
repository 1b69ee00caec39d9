import {
  RichTreeViewPro,
  type RichTreeViewProProps,
} from '@mui/x-tree-view-pro/RichTreeViewPro';
import { program } from './program';

type CanMove = RichTreeViewProProps<object, false>['canMoveItemToNewPosition'];

const staysInParent: CanMove = ({ oldPosition, newPosition }) =>
  oldPosition.parentId === newPosition.parentId;

export default function StayInParent() {
  return (
    <RichTreeViewPro
      aria-label="Festival program"
      items={program}
      itemsReordering
      canMoveItemToNewPosition={staysInParent}
      defaultExpandedItems={['friday', 'friday-lake', 'friday-barn']}
    />
  );
}
