import {
  RichTreeViewPro,
  type RichTreeViewProProps,
} from '@mui/x-tree-view-pro/RichTreeViewPro';
import { program } from './program';

type CanMove = NonNullable<
  RichTreeViewProProps<object, false>['canMoveItemToNewPosition']
>;

const staysInParent: CanMove = ({ oldPosition, newPosition }) =>
  oldPosition.parentId === newPosition.parentId;

// Version 7 requires both flags.
const flags = { indentationAtItemLevel: true, itemsReordering: true };

export default function StayInParent() {
  return (
    <RichTreeViewPro
      aria-label="Festival program"
      items={program}
      itemsReordering
      experimentalFeatures={flags}
      canMoveItemToNewPosition={staysInParent}
      defaultExpandedItems={['friday', 'friday-lake', 'friday-barn']}
    />
  );
}
