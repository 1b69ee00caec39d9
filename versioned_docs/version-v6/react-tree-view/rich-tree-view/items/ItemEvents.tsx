import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const callbacks = ['onNodeFocus', 'onNodeSelect', 'onNodeToggle'] as const;
type Report = Partial<Record<(typeof callbacks)[number], string>>;

export default function ItemEvents() {
  const [report, setReport] = React.useState<Report>({});

  const note = (change: Report) =>
    setReport((previous) => ({ ...previous, ...change }));

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <TreeView
        aria-label="Garden tools"
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
        defaultExpanded={['hand']}
        onNodeFocus={(_event, id) => note({ onNodeFocus: id })}
        onNodeSelect={(_event, id) => note({ onNodeSelect: id })}
        onNodeToggle={(_event, ids) => note({ onNodeToggle: ids.join(', ') })}
        sx={{ minHeight: 130 }}
      >
        <TreeItem nodeId="hand" label="Hand tools">
          <TreeItem nodeId="trowel" label="Trowel" />
          <TreeItem nodeId="secateurs" label="Secateurs" />
        </TreeItem>
        <TreeItem nodeId="power" label="Power tools">
          <TreeItem nodeId="mower" label="Mower" />
        </TreeItem>
      </TreeView>
      <Box
        component="pre"
        dir="ltr"
        aria-live="polite"
        sx={{
          m: 0,
          mt: 2,
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'action.hover',
          fontSize: 13,
          whiteSpace: 'pre-wrap',
        }}
      >
        {callbacks.map((name) => `${name}  ${report[name] ?? '–'}`).join('\n')}
      </Box>
    </Box>
  );
}
