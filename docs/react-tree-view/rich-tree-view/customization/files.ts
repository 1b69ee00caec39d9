export type FileKind = 'folder' | 'picture' | 'sound' | 'text' | 'table';

export interface FileEntry {
  id: string;
  label: string;
  kind: FileKind;
  children?: FileEntry[];
}

export const files: FileEntry[] = [
  {
    id: 'podcast',
    label: 'Podcast',
    kind: 'folder',
    children: [
      {
        id: 'episode-14',
        label: 'Episode 14',
        kind: 'folder',
        children: [
          { id: 'intro', label: 'intro.wav', kind: 'sound' },
          { id: 'interview', label: 'interview.wav', kind: 'sound' },
          { id: 'notes-14', label: 'notes.md', kind: 'text' },
          { id: 'cover-14', label: 'cover.png', kind: 'picture' },
        ],
      },
      {
        id: 'episode-13',
        label: 'Episode 13',
        kind: 'folder',
        children: [
          { id: 'mix-13', label: 'mix.wav', kind: 'sound' },
          { id: 'notes-13', label: 'notes.md', kind: 'text' },
        ],
      },
      { id: 'schedule', label: 'schedule.csv', kind: 'table' },
    ],
  },
  {
    id: 'artwork',
    label: 'Artwork',
    kind: 'folder',
    children: [
      { id: 'logo', label: 'logo.svg', kind: 'picture' },
      { id: 'banner', label: 'banner.png', kind: 'picture' },
    ],
  },
  {
    id: 'office',
    label: 'Office',
    kind: 'folder',
    children: [
      { id: 'sponsors', label: 'sponsors.csv', kind: 'table' },
      { id: 'contract', label: 'contract.txt', kind: 'text' },
    ],
  },
  { id: 'readme', label: 'readme.md', kind: 'text' },
];
