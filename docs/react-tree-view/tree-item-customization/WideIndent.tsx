import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const taxonomy: TreeViewBaseItem[] = [
  {
    id: 'family',
    label: 'Gulls and terns',
    children: [
      {
        id: 'terns',
        label: 'Terns',
        children: [
          { id: 'arctic', label: 'Arctic tern' },
          { id: 'black', label: 'Black tern' },
        ],
      },
      { id: 'gulls', label: 'Gulls' },
    ],
  },
];

const indentations = [12, 32, 48];

export default function WideIndent() {
  const [indentation, setIndentation] = React.useState(32);

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Indentation"
        value={indentation}
        onChange={(_event, next: number | null) => next && setIndentation(next)}
        sx={{ mb: 1 }}
      >
        {indentations.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <RichTreeView
        aria-label="Birds"
        items={taxonomy}
        itemChildrenIndentation={indentation}
        defaultExpandedItems={['family', 'terns']}
      />
    </div>
  );
}
