import * as React from 'react';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type {
  TreeViewBaseItem,
  TreeViewCancellableEventHandler,
} from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const routes: TreeViewBaseItem[] = [
  {
    id: 'day',
    label: 'Day walks',
    children: [
      { id: 'gorge', label: 'Gorge path' },
      { id: 'ridge', label: 'Ridge loop' },
      { id: 'falls', label: 'Waterfall steps' },
    ],
  },
  {
    id: 'long',
    label: 'Long-distance trails',
    children: [
      { id: 'coast', label: 'Coast to coast' },
      { id: 'border', label: 'Border trail' },
    ],
  },
];

const ignoreClick: TreeViewCancellableEventHandler<React.MouseEvent> = (event) => {
  event.defaultMuiPrevented = true;
};

const RouteItem = React.forwardRef(function RouteItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, label, children } = props;
  const { interactions, status } = useTreeItemUtils({ itemId, children });

  return (
    <TreeItem
      {...props}
      ref={ref}
      slotProps={{ content: { onClick: ignoreClick } }}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Box sx={{ flex: 1 }}>{label}</Box>
          <IconButton
            size="small"
            aria-label={`Select ${label}`}
            tabIndex={status.focused ? 0 : -1}
            onClick={interactions.handleSelection}
            onKeyDown={(event) => event.stopPropagation()}
          >
            {status.selected ? (
              <BookmarkIcon fontSize="small" color="primary" />
            ) : (
              <BookmarkBorderIcon fontSize="small" />
            )}
          </IconButton>
        </Box>
      }
    />
  );
});

export default function SelectByIcon() {
  return (
    <RichTreeView
      aria-label="Walking routes"
      items={routes}
      slots={{ item: RouteItem }}
      expansionTrigger="iconContainer"
      defaultExpandedItems={['day']}
      defaultSelectedItems="gorge"
    />
  );
}
