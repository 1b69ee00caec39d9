import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** The tracks of a recording session, in groups. */
export const tracks: TreeViewBaseItem[] = [
  {
    id: 'drums',
    label: 'Drums',
    children: [
      { id: 'kick', label: 'Kick' },
      { id: 'snare', label: 'Snare' },
      { id: 'hat', label: 'Hi-hat' },
      { id: 'overheads', label: 'Overheads' },
    ],
  },
  {
    id: 'guitars',
    label: 'Guitars',
    children: [
      { id: 'rhythm-l', label: 'Rhythm left' },
      { id: 'rhythm-r', label: 'Rhythm right' },
      { id: 'lead', label: 'Lead' },
    ],
  },
  {
    id: 'keys',
    label: 'Keys',
    children: [
      { id: 'piano', label: 'Upright piano' },
      { id: 'organ', label: 'Organ' },
    ],
  },
  {
    id: 'vocals',
    label: 'Vocals',
    children: [
      { id: 'main', label: 'Main vocal' },
      { id: 'high', label: 'Harmony high' },
      { id: 'low', label: 'Harmony low' },
      { id: 'adlibs', label: 'Ad-libs' },
    ],
  },
];
