import * as React from 'react';
import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

const layers: TreeViewBaseItem[] = [
  {
    id: 'water',
    label: 'Water',
    children: [
      { id: 'rivers', label: 'Rivers' },
      { id: 'springs', label: 'Springs' },
    ],
  },
  { id: 'paths', label: 'Footpaths' },
];

interface NativeCheckboxProps {
  visible: boolean;
  checked: boolean;
  disabled: boolean;
  tabIndex: number;
  onChange: React.ChangeEventHandler<HTMLInputElement>;
  'aria-label': string;
}

const NativeCheckbox = React.forwardRef(function NativeCheckbox(
  props: NativeCheckboxProps,
  ref: React.Ref<HTMLSpanElement>,
) {
  const { visible, checked, disabled, tabIndex, onChange } = props;

  return visible ? (
    <span ref={ref}>
      <input
        type="checkbox"
        aria-label={props['aria-label']}
        checked={checked}
        disabled={disabled}
        tabIndex={tabIndex}
        onChange={onChange}
      />
    </span>
  ) : null;
});

function withNativeCheckbox({ label }: { label: string }) {
  return {
    slots: { checkbox: NativeCheckbox },
    slotProps: { checkbox: { 'aria-label': label } },
  };
}

export default function CheckboxReplaced() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 138 }}>
      <RichTreeView
        aria-label="Map layers"
        items={layers}
        checkboxSelection
        multiSelect
        defaultExpandedItems={['water']}
        defaultSelectedItems={['rivers']}
        slots={{ item: TreeItem2 }}
        slotProps={{ item: withNativeCheckbox }}
      />
    </Box>
  );
}
