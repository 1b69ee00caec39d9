import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { CollapseIcon, ExpandIcon, FileIcon } from './treeParts';

const folders = [
  { id: 'player', files: ['player/queue.ts', 'player/volume.ts'] },
  { id: 'lyrics', files: ['lyrics/parse.ts', 'lyrics/scroll.ts'] },
];
const files = [...folders.flatMap((folder) => folder.files), 'readme.md'];
const paneSx = { flex: '1 1 220px', minWidth: 0 };

export default function ChangesScene() {
  const [selected, setSelected] = React.useState<string[]>(['player/queue.ts']);
  const count = files.filter((file) => selected.includes(file)).length;

  const toggle = (file: string) =>
    setSelected((previous) =>
      previous.includes(file)
        ? previous.filter((other) => other !== file)
        : [...previous, file],
    );

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, width: '100%' }}>
      <TreeView
        aria-label="Changed files by folder"
        multiSelect
        selected={selected}
        onNodeSelect={(_event, ids) => setSelected(ids)}
        defaultExpanded={['player', 'lyrics']}
        defaultCollapseIcon={<CollapseIcon />}
        defaultExpandIcon={<ExpandIcon />}
        defaultEndIcon={<FileIcon />}
        sx={paneSx}
      >
        {folders.map((folder) => (
          <TreeItem key={folder.id} nodeId={folder.id} label={folder.id}>
            {folder.files.map((file) => (
              <TreeItem key={file} nodeId={file} label={file.split('/')[1]} />
            ))}
          </TreeItem>
        ))}
        <TreeItem nodeId="readme.md" label="readme.md" />
      </TreeView>
      <Box role="group" aria-label="Changed files" sx={paneSx}>
        {files.map((file) => (
          <FormControlLabel
            key={file}
            label={file}
            control={
              <Checkbox
                size="small"
                checked={selected.includes(file)}
                onChange={() => toggle(file)}
              />
            }
            sx={{ display: 'flex', overflowWrap: 'anywhere' }}
          />
        ))}
        <Typography variant="body2" role="status" sx={{ mt: 1 }}>
          {count} of {files.length} files in the next commit
        </Typography>
      </Box>
    </Box>
  );
}
