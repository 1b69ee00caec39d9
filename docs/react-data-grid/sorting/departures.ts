export interface Departure {
  id: number;
  to: string;
  line: string;
  platform: number | null;
  time: string;
  /** In minutes; `null` until the train reports it. */
  delay: number | null;
}

export const departures: Departure[] = [
  { id: 1, to: 'Sable Bay', line: 'Coast', platform: 10, time: '14:05', delay: 4 },
  { id: 2, to: 'Marrow', line: 'Valley', platform: 2, time: '15:20', delay: null },
  {
    id: 3,
    to: 'High Fell',
    line: 'Mountain',
    platform: 10,
    time: '13:50',
    delay: 22,
  },
  { id: 4, to: 'Quay Central', line: 'Coast', platform: 2, time: '14:40', delay: 0 },
  { id: 5, to: 'Thornby', line: 'Valley', platform: 7, time: '14:15', delay: null },
  {
    id: 6,
    to: 'Larch Hollow',
    line: 'Mountain',
    platform: 7,
    time: '15:05',
    delay: 3,
  },
  {
    id: 7,
    to: 'Weir Street',
    line: 'Valley',
    platform: 4,
    time: '13:55',
    delay: 12,
  },
  { id: 8, to: 'Lighthouse', line: 'Coast', platform: 10, time: '15:35', delay: 0 },
  {
    id: 9,
    to: 'Foundry Gate',
    line: 'Valley',
    platform: 2,
    time: '14:50',
    delay: 6,
  },
  {
    id: 10,
    to: 'Glacier View',
    line: 'Mountain',
    platform: null,
    time: '16:10',
    delay: null,
  },
  {
    id: 11,
    to: 'Gannet Bank',
    line: 'Coast',
    platform: 4,
    time: '15:15',
    delay: 45,
  },
  { id: 12, to: 'Cathedral', line: 'Valley', platform: 7, time: '15:45', delay: 2 },
  {
    id: 13,
    to: 'Three Lakes',
    line: 'Mountain',
    platform: 4,
    time: '14:30',
    delay: 8,
  },
  {
    id: 14,
    to: 'Outer Sound',
    line: 'Coast',
    platform: 2,
    time: '16:00',
    delay: null,
  },
  { id: 15, to: 'Airfield', line: 'Valley', platform: 10, time: '14:20', delay: 0 },
  { id: 16, to: 'Old Mill', line: 'Valley', platform: 4, time: '16:25', delay: 15 },
  {
    id: 17,
    to: 'Beacon Hill',
    line: 'Mountain',
    platform: 7,
    time: '16:40',
    delay: 1,
  },
  {
    id: 18,
    to: 'Skerry Point',
    line: 'Coast',
    platform: null,
    time: '17:00',
    delay: null,
  },
];
