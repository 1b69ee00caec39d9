import * as React from 'react';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const layers: TreeViewBaseItem[] = [
  {
    id: 'water',
    label: 'Water',
    children: [
      { id: 'rivers', label: 'Rivers' },
      { id: 'lakes', label: 'Lakes' },
      { id: 'springs', label: 'Springs' },
    ],
  },
  {
    id: 'ways',
    label: 'Routes',
    children: [
      { id: 'roads', label: 'Roads' },
      { id: 'rails', label: 'Railroads' },
      {
        id: 'paths',
        label: 'Paths',
        children: [
          { id: 'foot', label: 'Footpaths' },
          { id: 'bike', label: 'Bike paths' },
        ],
      },
    ],
  },
  {
    id: 'places',
    label: 'Places',
    children: [
      { id: 'huts', label: 'Huts' },
      { id: 'peaks', label: 'Peaks' },
      { id: 'views', label: 'Viewpoints' },
    ],
  },
];

interface NativeCheckboxProps {
  visible: boolean;
  checked: boolean;
  disabled: boolean;
  indeterminate: boolean;
  tabIndex: number;
  onChange: React.ChangeEventHandler<HTMLInputElement>;
  'aria-label': string;
}

const NativeCheckbox = React.forwardRef(function NativeCheckbox(
  props: NativeCheckboxProps,
  ref: React.Ref<HTMLSpanElement>,
) {
  const { visible, checked, disabled, indeterminate, tabIndex, onChange } = props;
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useEffect(() => {
    if (inputRef.current) {
      inputRef.current.indeterminate = indeterminate;
    }
  }, [indeterminate, visible]);

  return visible ? (
    <span ref={ref}>
      <input
        ref={inputRef}
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
    <RichTreeView
      aria-label="Map layers"
      items={layers}
      checkboxSelection
      multiSelect
      selectionPropagation={{ descendants: true, parents: true }}
      defaultExpandedItems={['water']}
      defaultSelectedItems={['rivers']}
      slotProps={{ item: withNativeCheckbox }}
    />
  );
}
