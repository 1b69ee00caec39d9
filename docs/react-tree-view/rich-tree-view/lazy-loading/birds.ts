export interface Bird {
  id: string;
  label: string;
  childrenCount: number;
}

const catalog: Record<string, Record<string, string[]>> = {
  Owls: {
    'Tawny owl': ['Hooting pair', 'Contact call', 'Begging chicks'],
    'Barn owl': ['Screech in flight', 'Hissing at the nest'],
    'Little owl': ['Song at dusk', 'Alarm call'],
  },
  Waders: {
    Curlew: ['Bubbling song', 'Flight call', 'Winter flock'],
    Lapwing: ['Display flight', 'Alarm call'],
    Snipe: ['Drumming', 'Flushed bird'],
  },
  Warblers: {
    Blackcap: ['Full song', 'Subsong'],
    Chiffchaff: ['Song', 'Autumn call'],
    'Reed warbler': ['Song at night', 'Song with mimicry', 'Alarm call'],
  },
  Woodpeckers: {
    'Green woodpecker': ['Laughing call', 'Young at the hole'],
    'Great spotted woodpecker': ['Drumming', 'Contact call', 'Begging chicks'],
  },
};

const toId = (label: string) => label.toLowerCase().replaceAll(' ', '-');

const levels = new Map<string, Bird[]>();
levels.set(
  'root',
  Object.entries(catalog).map(([group, species]) => {
    levels.set(
      toId(group),
      Object.entries(species).map(([name, recordings]) => {
        levels.set(
          toId(name),
          recordings.map((label, index) => ({
            id: `${toId(name)}-${index + 1}`,
            label,
            childrenCount: 0,
          })),
        );
        return { id: toId(name), label: name, childrenCount: recordings.length };
      }),
    );
    return {
      id: toId(group),
      label: group,
      childrenCount: Object.keys(species).length,
    };
  }),
);

export const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const readLevel = (parentId: string) =>
  (levels.get(parentId) ?? []).map((bird) => ({ ...bird }));

export const groups = readLevel('root');

export const getChildrenCount = (bird: Bird) => bird.childrenCount;

/** Stands in for a request to your server. */
export async function fetchBirds(parentId = 'root', delay = 500) {
  await wait(delay);
  return readLevel(parentId);
}

export const birdSource = { getChildrenCount, getTreeItems: fetchBirds };
