import type { SourceFile } from '@site/src/lib/contracts/demos';

const entry = `import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const instruments: TreeViewBaseItem[] = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'violin', label: 'Violin' },
      { id: 'cello', label: 'Cello' },
    ],
  },
  {
    id: 'woodwind',
    label: 'Woodwind',
    children: [
      { id: 'oboe', label: 'Oboe' },
      { id: 'bassoon', label: 'Bassoon' },
    ],
  },
];

export default function OrchestraTree() {
  const [chosen, setChosen] = useState<string | null>(null);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 260 }}>
      <RichTreeView
        aria-label="Orchestra"
        items={instruments}
        defaultExpandedItems={['strings']}
        selectedItems={chosen}
        onSelectedItemsChange={(_event, itemId) => setChosen(itemId)}
      />
      <Typography aria-live="polite">Chosen: {chosen ?? 'nothing'}</Typography>
    </Box>
  );
}
`;

export const treeViewTemplate: SourceFile[] = [{ name: 'OrchestraTree.tsx', code: entry }];
