import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2Label,
  TreeItem2Root,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';

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
  { id, itemId, label, disabled, children }: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem2({ id, itemId, label, disabled, children, rootRef: ref });
  const { interactions, status } = useTreeItem2Utils({ itemId, children });

  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...item.getRootProps()}>
        <Box
          sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBlockEnd: 0.5 }}
        >
          <TreeItem2Content {...item.getContentProps()}>
            <TreeItem2Label {...item.getLabelProps()} />
          </TreeItem2Content>
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
        {children && (
          <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />
        )}
      </TreeItem2Root>
    </TreeItem2Provider>
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
      sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}
    />
  );
}
