import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

type Track = TreeViewBaseItem<{ id: string; title: string; length?: string }>;

const albums: Track[] = [
  {
    id: 'harbor',
    title: 'Harbor Lights',
    children: [
      { id: 'harbor-1', title: 'Slack Water', length: '3:42' },
      { id: 'harbor-2', title: 'Pilot Boat', length: '5:08' },
    ],
  },
  {
    id: 'inland',
    title: 'Inland',
    children: [{ id: 'inland-1', title: 'Slack Water', length: '4:15' }],
  },
];

const getTitle = ({ title, length }: Track) =>
  length ? `${title} (${length})` : title;

export default function CustomLabelKey() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 160 }}>
      <RichTreeView
        aria-label="Albums"
        items={albums}
        getItemLabel={getTitle}
        defaultExpandedItems={['harbor', 'inland']}
      />
    </Box>
  );
}
