import type { TreeViewBaseItem } from '@mui/x-tree-view-pro';

export type FileEntry = TreeViewBaseItem<{
  id: string;
  label: string;
  kind: 'folder' | 'file' | 'bin';
  /** Size in kilobytes. */
  size?: number;
}>;

export const files: FileEntry[] = [
  {
    id: 'survey',
    label: 'Survey',
    kind: 'folder',
    children: [
      {
        id: 'north',
        label: 'North bank',
        kind: 'folder',
        children: [
          { id: 'north-map', label: 'map.pdf', kind: 'file', size: 2140 },
          { id: 'north-levels', label: 'levels.csv', kind: 'file', size: 86 },
          { id: 'north-photos', label: 'photos.zip', kind: 'file', size: 48200 },
        ],
      },
      {
        id: 'south',
        label: 'South bank',
        kind: 'folder',
        children: [
          { id: 'south-map', label: 'map.pdf', kind: 'file', size: 1980 },
          { id: 'south-levels', label: 'levels.csv', kind: 'file', size: 74 },
        ],
      },
    ],
  },
  {
    id: 'permits',
    label: 'Permits',
    kind: 'folder',
    children: [
      { id: 'bridge', label: 'bridge.pdf', kind: 'file', size: 310 },
      { id: 'weir', label: 'weir.pdf', kind: 'file', size: 295 },
    ],
  },
  { id: 'budget', label: 'budget.xlsx', kind: 'file', size: 128 },
  { id: 'minutes', label: 'minutes.docx', kind: 'file', size: 42 },
  { id: 'scan', label: 'scan-0417.tif', kind: 'file', size: 6300 },
  {
    id: 'bin',
    label: 'Bin',
    kind: 'bin',
    children: [{ id: 'draft', label: 'draft.docx', kind: 'file', size: 38 }],
  },
];
