import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemLabel,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';

const questions: TreeViewBaseItem[] = [
  {
    id: 'tickets',
    label: 'Tickets',
    children: [
      { id: 'refund', label: 'Refunds' },
      { id: 'group', label: 'Group prices' },
    ],
  },
  { id: 'access', label: 'Access', children: [{ id: 'lifts', label: 'Lifts' }] },
];

const TopicItem = React.forwardRef(function TopicItem(
  { id, itemId, label, disabled, children }: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  const { interactions, status } = useTreeItemUtils({ itemId, children });

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <Box
          sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBlockEnd: 0.5 }}
        >
          <TreeItemContent {...item.getContentProps()}>
            <TreeItemLabel {...item.getLabelProps()} />
          </TreeItemContent>
          {status.expandable && (
            <IconButton
              size="small"
              aria-label={`${status.expanded ? 'Collapse' : 'Expand'} ${label}`}
              tabIndex={status.focused ? 0 : -1}
              onClick={interactions.handleExpansion}
              onKeyDown={(event) => event.stopPropagation()}
              sx={{ border: 1, borderColor: 'divider', borderRadius: '8px' }}
            >
              {status.expanded ? (
                <RemoveIcon fontSize="small" />
              ) : (
                <AddIcon fontSize="small" />
              )}
            </IconButton>
          )}
        </Box>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function ExpandButtonOutside() {
  return (
    <RichTreeView
      aria-label="Help topics"
      items={questions}
      slots={{ item: TopicItem }}
      expansionTrigger="iconContainer"
      defaultExpandedItems={['tickets']}
    />
  );
}
