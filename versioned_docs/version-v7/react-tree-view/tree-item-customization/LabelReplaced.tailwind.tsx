import * as React from 'react';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

type Station = TreeViewBaseItem<{ id: string; label: string; detail: string }>;

const stations: Station[] = [
  {
    id: 'north',
    label: 'North coast',
    detail: 'Two stations',
    children: [
      { id: 'skerry', label: 'Skerry Point', detail: 'Wind 7 m/s, 12 °C' },
      { id: 'mole', label: 'Harbor mole', detail: 'Wind 5 m/s, 13 °C' },
    ],
  },
  { id: 'lake', label: 'Upper lake', detail: 'Calm, 17 °C' },
];

interface StationLabelProps {
  children: React.ReactNode;
  className?: string;
  detail: string;
}

function StationLabel({ children, className, detail }: StationLabelProps) {
  return (
    <div className={className}>
      {children}
      <div className="text-(--mui-palette-text-secondary) [font:var(--mui-font-body2)]">
        {detail}
      </div>
    </div>
  );
}

const StationItem = React.forwardRef(function StationItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, children } = props;
  const { publicAPI } = useTreeItem2Utils({ itemId, children });
  const station: Station = publicAPI.getItem(itemId);

  return (
    <TreeItem2
      {...props}
      ref={ref}
      slots={{ label: StationLabel }}
      slotProps={{ label: { detail: station.detail } as object }}
    />
  );
});

export default function LabelReplaced() {
  return (
    <RichTreeView
      aria-label="Weather stations"
      items={stations}
      slots={{ item: StationItem }}
      defaultExpandedItems={['north']}
      className="min-h-54.5 w-full max-w-80"
    />
  );
}
