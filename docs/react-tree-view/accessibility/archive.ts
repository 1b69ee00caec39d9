import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** A radio archive's programs: formats, series and episodes. */
export const archive: TreeViewBaseItem[] = [
  {
    id: 'drama',
    label: 'Drama',
    children: [
      {
        id: 'lighthouse',
        label: 'The Lighthouse Keeper',
        children: [
          { id: 'lighthouse-1', label: 'First watch' },
          { id: 'lighthouse-2', label: 'Fog signal' },
          { id: 'lighthouse-3', label: 'The relief boat' },
        ],
      },
      {
        id: 'platform',
        label: 'Platform Nine',
        children: [
          { id: 'platform-1', label: 'Night mail' },
          { id: 'platform-2', label: 'Lost property' },
        ],
      },
    ],
  },
  {
    id: 'interviews',
    label: 'Interviews',
    children: [
      { id: 'bell', label: 'Bell founders' },
      { id: 'divers', label: 'Harbor divers' },
      { id: 'weavers', label: 'Tapestry weavers' },
    ],
  },
  {
    id: 'music',
    label: 'Music',
    children: [
      { id: 'brass', label: 'Brass band finals' },
      { id: 'choir', label: 'Choir of the mill' },
      { id: 'organ', label: 'Organ at noon' },
    ],
  },
  { id: 'weather', label: 'Weather reports' },
];

const labels = new Map<string, string>();

function collect(items: TreeViewBaseItem[]) {
  items.forEach((item) => {
    labels.set(item.id, item.label);
    collect(item.children ?? []);
  });
}

collect(archive);

export const getLabel = (itemId: string) => labels.get(itemId) ?? itemId;
