import { createRenames, type Rename } from '../Rename';

/** What lost its 2 in v8: what came after `TreeItem2` and `UseTreeItem2` in v7. */
const TREE_ITEM_PARTS = [
  ...['', 'Root', 'Content', 'IconContainer', 'GroupTransition', 'Checkbox', 'Label', 'LabelInput'],
  ...['Props', 'Slots', 'SlotProps', 'Provider', 'ProviderProps', 'Icon', 'IconProps'],
  ...['IconSlots', 'IconSlotProps', 'DragAndDropOverlay', 'DragAndDropOverlayProps'],
  'LabelInputProps',
];
const USE_TREE_ITEM_PARTS = [
  ...['Parameters', 'ReturnValue', 'Status'],
  ...['RootSlotOwnProps', 'ContentSlotOwnProps', 'IconContainerSlotOwnProps'],
  ...['GroupTransitionSlotOwnProps', 'CheckboxSlotOwnProps', 'LabelSlotOwnProps'],
  ...['LabelInputSlotOwnProps', 'DragAndDropOverlaySlotOwnProps'],
];

function dropTwo(start: string, ends: readonly string[]): Record<string, string> {
  return Object.fromEntries(ends.map((end) => [`${start}2${end}`, `${start}${end}`]));
}

/** The names in the tree view guides v6 → v7 and v7 → v8. */
export const TREE_VIEW_RENAMES: readonly Rename[] = [
  ...createRenames(
    { product: 'tree-view', from: 'v6', to: 'v7' },
    {
      renamed: {
        member: {
          nodeId: 'itemId',
          onNodeToggle: 'onExpandedItemsChange',
          expanded: 'expandedItems',
          defaultExpanded: 'defaultExpandedItems',
          onNodeSelect: 'onSelectedItemsChange',
          selected: 'selectedItems',
          defaultSelected: 'defaultSelectedItems',
          onNodeFocus: 'onItemFocus',
        },
        class: { group: 'groupTransition' },
        export: { useTreeItem: 'useTreeItemState' },
      },
      instead: {
        member: {
          defaultExpandIcon: 'slots.expandIcon',
          defaultCollapseIcon: 'slots.collapseIcon',
          defaultEndIcon: 'slots.endIcon',
          defaultParentIcon: 'slots.expandIcon, slots.collapseIcon',
          'TreeItem.expandIcon': 'slots.expandIcon',
          'TreeItem.collapseIcon': 'slots.collapseIcon',
          'TreeItem.endIcon': 'slots.endIcon',
          'TreeItem.icon': 'slots.icon',
          TransitionComponent: 'slots.groupTransition',
          TransitionProps: 'slotProps.groupTransition',
        },
      },
    },
  ),
  ...createRenames(
    { product: 'tree-view', from: 'v7', to: 'v8' },
    {
      renamed: {
        member: { selectItem: 'setItemSelection' },
        export: {
          TreeView: 'SimpleTreeView',
          TreeViewProps: 'SimpleTreeViewProps',
          TreeViewSlots: 'SimpleTreeViewSlots',
          TreeViewSlotProps: 'SimpleTreeViewSlotProps',
          treeViewClasses: 'simpleTreeViewClasses',
          TreeViewClasses: 'SimpleTreeViewClasses',
          TreeViewClassKey: 'SimpleTreeViewClassKey',
          getTreeViewUtilityClass: 'getSimpleTreeViewUtilityClass',
          ...dropTwo('TreeItem', TREE_ITEM_PARTS),
          ...dropTwo('UseTreeItem', USE_TREE_ITEM_PARTS),
          useTreeItem2: 'useTreeItem',
          unstable_useTreeItem2: 'useTreeItem',
          useTreeItem2Utils: 'useTreeItemUtils',
        },
      },
      instead: {
        member: {
          'TreeItem.ContentComponent': 'slots, useTreeItem',
          'TreeItem.ContentProps': 'slotProps',
        },
      },
    },
  ),
];
