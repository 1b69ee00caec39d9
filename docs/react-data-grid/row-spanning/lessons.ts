export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;

export interface Lesson extends Partial<Record<(typeof weekdays)[number], string>> {
  id: string;
  isBreak?: boolean;
}

export const lessons: Lesson[] = [
  {
    id: '8:00',
    Mon: 'Botany',
    Tue: 'Soil science',
    Wed: 'Botany',
    Fri: 'First aid',
  },
  {
    id: '9:00',
    Mon: 'Botany',
    Tue: 'Soil science',
    Wed: 'Drawing',
    Thu: 'Beekeeping',
    Fri: 'First aid',
  },
  {
    id: '10:00',
    Mon: 'Botany',
    Wed: 'Drawing',
    Thu: 'Beekeeping',
    Fri: 'Accounting',
  },
  {
    id: '11:00',
    Mon: 'Plant health',
    Tue: 'Irrigation',
    Wed: 'Drawing',
    Thu: 'Beekeeping',
    Fri: 'Accounting',
  },
  { id: '12:00', isBreak: true, Mon: 'Lunch' },
  {
    id: '13:00',
    Tue: 'Pruning',
    Wed: 'Field trip',
    Thu: 'Irrigation',
    Fri: 'Machinery',
  },
  {
    id: '14:00',
    Mon: 'Grafting',
    Tue: 'Pruning',
    Wed: 'Field trip',
    Thu: 'Irrigation',
    Fri: 'Machinery',
  },
  { id: '15:00', Mon: 'Grafting', Tue: 'Pruning', Wed: 'Field trip' },
];
