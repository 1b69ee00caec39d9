import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const parts = ['root', 'content', 'iconContainer', 'label', 'group'] as const;
type Part = (typeof parts)[number];

export default function AnatomyExplorer() {
  const [part, setPart] = React.useState<Part>('content');

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 4,
        width: '100%',
        justifyContent: 'center',
      }}
    >
      <TreeView
        aria-label="Paper sizes"
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
        defaultExpanded={['iso']}
        sx={{
          flex: '0 1 280px',
          minWidth: 0,
          minHeight: 150,
          [`& .${treeItemClasses[part]}`]: {
            outline: '2px solid',
            outlineColor: (theme) => theme.palette.secondary.main,
            outlineOffset: '-2px',
          },
        }}
      >
        <TreeItem nodeId="iso" label="ISO 216">
          <TreeItem nodeId="a4" label="A4" />
          <TreeItem nodeId="b5" label="B5" />
        </TreeItem>
        <TreeItem nodeId="us" label="ANSI" />
      </TreeView>
      <ToggleButtonGroup
        exclusive
        orientation="vertical"
        size="small"
        aria-label="Part"
        value={part}
        onChange={(_event, next: Part | null) => next && setPart(next)}
      >
        {parts.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
