import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const crews: TreeViewBaseItem[] = [
  {
    id: 'morning',
    label: 'Morning crew',
    children: [
      { id: 'ines', label: 'Inês' },
      { id: 'tomas', label: 'Tomáš' },
    ],
  },
  {
    id: 'day',
    label: 'Day crew',
    children: [
      { id: 'lena', label: 'Lena' },
      { id: 'omar', label: 'Omar' },
    ],
  },
  { id: 'night', label: 'Night crew', children: [{ id: 'aiko', label: 'Aiko' }] },
];

const CrewItem = React.forwardRef(function CrewItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, label, children } = props;
  const { status, publicAPI } = useTreeItemUtils({ itemId, children });

  const selectFirst = (event: React.MouseEvent) => {
    event.stopPropagation();
    const [firstId] = publicAPI.getItemOrderedChildrenIds(itemId);
    publicAPI.setItemExpansion({ event, itemId, shouldBeExpanded: true });
    publicAPI.setItemSelection({ event, itemId: firstId });
  };

  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32 }}>
          <Box sx={{ flex: 1 }}>{label}</Box>
          {status.expandable && (
            <Button
              size="small"
              aria-label={`Select the first of ${label}`}
              tabIndex={status.focused ? 0 : -1}
              onClick={selectFirst}
              onKeyDown={(event) => event.stopPropagation()}
            >
              Select first
            </Button>
          )}
        </Box>
      }
    />
  );
});

export default function SelectChildButton() {
  return (
    <RichTreeView
      aria-label="Crews"
      items={crews}
      slots={{ item: CrewItem }}
      defaultExpandedItems={['morning']}
    />
  );
}
