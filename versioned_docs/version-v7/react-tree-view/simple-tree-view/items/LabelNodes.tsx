import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

function FolderLabel({ name, unread }: { name: string; unread: number }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
      {name}
      <Chip size="small" variant="outlined" label={`${unread} unread`} />
    </Box>
  );
}

export default function LabelNodes() {
  return (
    <SimpleTreeView aria-label="Mail folders" defaultExpandedItems={['inbox']}>
      <TreeItem itemId="inbox" label={<FolderLabel name="Inbox" unread={12} />}>
        <TreeItem itemId="orders" label={<FolderLabel name="Orders" unread={9} />} />
        <TreeItem itemId="team" label={<FolderLabel name="Team" unread={3} />} />
        <TreeItem itemId="travel" label="Travel" />
      </TreeItem>
      <TreeItem itemId="drafts" label="Drafts" />
      <TreeItem itemId="sent" label="Sent" />
      <TreeItem itemId="archive" label="Archive">
        <TreeItem itemId="archive-2024" label="2024" />
        <TreeItem itemId="archive-2023" label="2023" />
      </TreeItem>
    </SimpleTreeView>
  );
}
