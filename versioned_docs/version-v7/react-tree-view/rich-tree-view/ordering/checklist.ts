import type { TreeViewBaseItem } from '@mui/x-tree-view-pro';

export const checklist: TreeViewBaseItem[] = [
  {
    id: 'open',
    label: 'Before opening',
    children: [
      { id: 'grinder', label: 'Set the grinder' },
      { id: 'boiler', label: 'Heat the boiler' },
      { id: 'pastry', label: 'Fill the pastry case' },
      { id: 'board', label: 'Write the board' },
      { id: 'terrace', label: 'Set out the terrace' },
    ],
  },
  {
    id: 'noon',
    label: 'At noon',
    children: [
      { id: 'soup', label: 'Taste the soup' },
      { id: 'bread', label: 'Slice the bread' },
      { id: 'milk', label: 'Count the milk' },
    ],
  },
  {
    id: 'close',
    label: 'After closing',
    children: [
      { id: 'wand', label: 'Purge the steam wand' },
      { id: 'drawer', label: 'Count the drawer' },
      { id: 'chairs', label: 'Stack the chairs' },
      { id: 'alarm', label: 'Set the alarm' },
    ],
  },
];
