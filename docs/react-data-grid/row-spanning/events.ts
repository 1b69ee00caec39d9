export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;

export type Day = (typeof days)[number];

export interface CalendarEvent {
  id: string;
  title: string;
  day: Day;
  /** Full hours, from 0 to 24. */
  from: number;
  to: number;
}

export const events: CalendarEvent[] = [
  { id: 'a', title: 'Stand-up', day: 'Mon', from: 9, to: 10 },
  { id: 'b', title: 'Planning', day: 'Mon', from: 10, to: 13 },
  { id: 'c', title: 'Interview', day: 'Tue', from: 9, to: 11 },
  { id: 'd', title: 'Interview', day: 'Tue', from: 11, to: 12 },
  { id: 'e', title: 'Training', day: 'Tue', from: 13, to: 17 },
  { id: 'f', title: 'Stand-up', day: 'Wed', from: 9, to: 10 },
  { id: 'g', title: 'Design review', day: 'Wed', from: 11, to: 13 },
  { id: 'h', title: 'Dentist', day: 'Wed', from: 15, to: 16 },
  { id: 'i', title: 'Workshop', day: 'Thu', from: 10, to: 15 },
  { id: 'j', title: 'Stand-up', day: 'Fri', from: 9, to: 10 },
  { id: 'k', title: 'Demo', day: 'Fri', from: 14, to: 16 },
];
