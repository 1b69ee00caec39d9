import * as React from 'react';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type {
  TreeViewBaseItem,
  TreeViewCancellableEventHandler,
} from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

type ChangeEvent = React.ChangeEvent<HTMLInputElement>;

const reports: TreeViewBaseItem[] = [
  {
    id: 'spring',
    label: 'Spring',
    children: [
      { id: 'march', label: 'March' },
      { id: 'april', label: 'April' },
      { id: 'may', label: 'May (archived)' },
    ],
  },
  {
    id: 'winter',
    label: 'Winter (archived)',
    children: [
      { id: 'january', label: 'January' },
      { id: 'february', label: 'February' },
    ],
  },
];

const ReportItem = React.forwardRef(function ReportItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, label, children } = props;
  const { interactions } = useTreeItemUtils({ itemId, children });

  const handleChange: TreeViewCancellableEventHandler<ChangeEvent> = (event) => {
    event.defaultMuiPrevented = true; // the default ignores disabled items
    interactions.handleCheckboxSelection(event);
  };
  const checkbox = {
    disabled: false,
    onChange: handleChange,
    slotProps: { input: { 'aria-label': String(label) } },
  };

  return (
    <TreeItem {...props} ref={ref} slotProps={{ checkbox: checkbox as object }} />
  );
});

const isArchived = ({ label }: TreeViewBaseItem) => label.includes('archived');

export default function CheckboxHandler() {
  return (
    <RichTreeView
      aria-label="Reports"
      items={reports}
      slots={{ item: ReportItem }}
      isItemDisabled={isArchived}
      checkboxSelection
      multiSelect
      defaultExpandedItems={['spring']}
    />
  );
}
