export interface Room {
  id: string;
  room: string;
  /** Hours of the day, from 0 to 24. */
  bookings: { title: string; from: number; to: number }[];
}

export const rooms: Room[] = [
  {
    id: 'harbor',
    room: 'Harbor',
    bookings: [
      { title: 'Sync', from: 9, to: 10 },
      { title: 'Design review', from: 11, to: 13 },
      { title: 'Interviews', from: 14, to: 17 },
    ],
  },
  {
    id: 'lighthouse',
    room: 'Lighthouse',
    bookings: [{ title: 'Budget workshop', from: 10, to: 15 }],
  },
  {
    id: 'dune',
    room: 'Dune',
    bookings: [
      { title: 'Onboarding', from: 9, to: 12 },
      { title: 'Pairing', from: 13, to: 14 },
      { title: 'Retrospective', from: 15, to: 17 },
    ],
  },
  {
    id: 'pier',
    room: 'Pier',
    bookings: [
      { title: 'Pitch', from: 11, to: 12 },
      { title: 'Training', from: 12, to: 16 },
    ],
  },
  { id: 'cove', room: 'Cove', bookings: [] },
];
