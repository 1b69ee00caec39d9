import * as React from 'react';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type {
  TreeViewBaseItem,
  TreeViewCancellableEventHandler,
} from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

const routes: TreeViewBaseItem[] = [
  {
    id: 'day',
    label: 'Day walks',
    children: [
      { id: 'gorge', label: 'Gorge path' },
      { id: 'ridge', label: 'Ridge loop' },
    ],
  },
  { id: 'long', label: 'Long-distance trail' },
];

const ignoreClick: TreeViewCancellableEventHandler<React.MouseEvent> = (event) => {
  event.defaultMuiPrevented = true;
};

const RouteItem = React.forwardRef(function RouteItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, label, children } = props;
  const { interactions, status } = useTreeItem2Utils({ itemId, children });

  return (
    <TreeItem2
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
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 168 }}>
      <RichTreeView
        aria-label="Walking routes"
        items={routes}
        slots={{ item: RouteItem }}
        expansionTrigger="iconContainer"
        defaultExpandedItems={['day']}
        defaultSelectedItems="gorge"
      />
    </Box>
  );
}
