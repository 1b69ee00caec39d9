import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import {
  RichTreeView,
  TreeItem2,
  useTreeViewApiRef,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';

const changes: TreeViewBaseItem[] = [
  {
    id: 'player',
    label: 'player',
    children: [
      { id: 'player/queue.ts', label: 'queue.ts' },
      { id: 'player/volume.ts', label: 'volume.ts' },
    ],
  },
  {
    id: 'lyrics',
    label: 'lyrics',
    children: [
      { id: 'lyrics/parse.ts', label: 'parse.ts' },
      { id: 'lyrics/scroll.ts', label: 'scroll.ts' },
    ],
  },
  { id: 'readme.md', label: 'readme.md' },
];

const files = changes
  .flatMap((entry) => entry.children ?? [entry])
  .map(({ id }) => id);
/** Gives files a named checkbox, and folders no checkbox. */
function fileCheckbox({ itemId, label }: { itemId: string; label: string }) {
  const checkbox = {
    visible: files.includes(itemId),
    tabIndex: -1,
    inputProps: { 'aria-label': label },
  };
  return { slotProps: { checkbox } };
}

const paneSx = { flex: '1 1 220px', minWidth: 0 };

export default function ChangesScene() {
  const apiRef = useTreeViewApiRef();
  const [selected, setSelected] = React.useState<string[]>(['player/queue.ts']);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, width: '100%' }}>
      <RichTreeView
        aria-label="Changed files by folder"
        apiRef={apiRef}
        items={changes}
        slots={{ item: TreeItem2 }}
        slotProps={{ item: fileCheckbox }}
        multiSelect
        checkboxSelection
        selectedItems={selected}
        onSelectedItemsChange={(_event, ids) =>
          setSelected(ids.filter((id) => files.includes(id)))
        }
        defaultExpandedItems={['player', 'lyrics']}
        sx={paneSx}
      />
      <Box role="group" aria-label="Changed files" sx={paneSx}>
        {files.map((file) => (
          <FormControlLabel
            key={file}
            label={file}
            control={
              <Checkbox
                size="small"
                checked={selected.includes(file)}
                onChange={(event) =>
                  apiRef.current?.selectItem({
                    event,
                    itemId: file,
                    keepExistingSelection: true,
                  })
                }
              />
            }
            sx={{ display: 'flex', overflowWrap: 'anywhere' }}
          />
        ))}
        <Typography variant="body2" role="status" sx={{ mt: 1 }}>
          {selected.length} of {files.length} files in the next commit
        </Typography>
      </Box>
    </Box>
  );
}
