export interface Track {
  id: string;
  title: string;
  artist: string;
  /** In seconds. */
  length: number;
  requestedBy: string | null;
}

/** The running order of a radio show. */
export const tracks: Track[] = [
  {
    id: 't1',
    title: 'Paper Lanterns',
    artist: 'The Slow Ferry',
    length: 214,
    requestedBy: 'Anneke',
  },
  {
    id: 't2',
    title: 'Two Stops Too Far',
    artist: 'Marla Quill',
    length: 187,
    requestedBy: null,
  },
  {
    id: 't3',
    title: 'Salt on the Window',
    artist: 'Harbor Choir',
    length: 263,
    requestedBy: 'Tomas',
  },
  {
    id: 't4',
    title: 'Borrowed Bicycle',
    artist: 'Ines & the Kites',
    length: 172,
    requestedBy: null,
  },
  {
    id: 't5',
    title: 'Long Way to Tulsa',
    artist: 'Dell Hardaway',
    length: 241,
    requestedBy: 'Ruth',
  },
  {
    id: 't6',
    title: 'Static Garden',
    artist: 'Neon Orchard',
    length: 198,
    requestedBy: null,
  },
  {
    id: 't7',
    title: 'Nine in the Morning',
    artist: 'Marla Quill',
    length: 205,
    requestedBy: 'Joel',
  },
  {
    id: 't8',
    title: 'Copper Moon',
    artist: 'Low Tide Trio',
    length: 318,
    requestedBy: null,
  },
  {
    id: 't9',
    title: 'Every Second Street',
    artist: 'The Slow Ferry',
    length: 229,
    requestedBy: 'Mei',
  },
  {
    id: 't10',
    title: 'Kitchen Radio',
    artist: 'Papa Fontaine',
    length: 156,
    requestedBy: null,
  },
  {
    id: 't11',
    title: 'Snow Day Theory',
    artist: 'Neon Orchard',
    length: 247,
    requestedBy: 'Ola',
  },
  {
    id: 't12',
    title: 'Last Bus Waltz',
    artist: 'Harbor Choir',
    length: 276,
    requestedBy: null,
  },
  {
    id: 't13',
    title: 'Orange Peel',
    artist: 'Ines & the Kites',
    length: 143,
    requestedBy: 'Bea',
  },
  {
    id: 't14',
    title: 'Gravel and Honey',
    artist: 'Dell Hardaway',
    length: 232,
    requestedBy: null,
  },
  {
    id: 't15',
    title: 'Quiet Machines',
    artist: 'Low Tide Trio',
    length: 301,
    requestedBy: 'Karim',
  },
  {
    id: 't16',
    title: 'Leave the Porch Light',
    artist: 'Papa Fontaine',
    length: 220,
    requestedBy: null,
  },
];
