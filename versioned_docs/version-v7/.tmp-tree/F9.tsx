import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

type Part = TreeViewBaseItem<{ sku: string; label: string; retired: boolean }>;

const getSku = (part: Part) => part.sku;

interface PartTreeProps {
  parts: Part[];
  showRetired: boolean;
}

export default function PartTree({ parts, showRetired }: PartTreeProps) {
  const items = React.useMemo(
    () => (showRetired ? parts : parts.filter((part) => !part.retired)),
    [parts, showRetired],
  );

  return <RichTreeView aria-label="Parts" items={items} getItemId={getSku} />;
}
