import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type {
  TreeViewBaseItem,
  TreeViewCancellableEventHandler,
} from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

type ChangeEvent = React.ChangeEvent<HTMLInputElement>;

const reports: TreeViewBaseItem[] = [
  {
    id: 'spring',
    label: 'Spring',
    children: [
      { id: 'april', label: 'April' },
      { id: 'may', label: 'May (archived)' },
    ],
  },
  { id: 'winter', label: 'Winter (archived)' },
];

const ReportItem = React.forwardRef(function ReportItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, label, children } = props;
  const { interactions } = useTreeItem2Utils({ itemId, children });

  const handleChange: TreeViewCancellableEventHandler<ChangeEvent> = (event) => {
    event.defaultMuiPrevented = true; // the default ignores disabled items
    interactions.handleCheckboxSelection(event);
  };
  const checkbox = {
    disabled: false,
    onChange: handleChange,
    inputProps: { 'aria-label': String(label) },
  };

  return (
    <TreeItem2 {...props} ref={ref} slotProps={{ checkbox: checkbox as object }} />
  );
});

const isArchived = ({ label }: TreeViewBaseItem) => label.includes('archived');

export default function CheckboxHandler() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 128 }}>
      <RichTreeView
        aria-label="Reports"
        items={reports}
        slots={{ item: ReportItem }}
        isItemDisabled={isArchived}
        checkboxSelection
        multiSelect
        defaultExpandedItems={['spring']}
      />
    </Box>
  );
}
