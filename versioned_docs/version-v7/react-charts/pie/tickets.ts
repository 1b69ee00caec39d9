/** Tickets sold on a bus line in a week. */
export const tickets = [
  { id: 'pass', label: 'Monthly pass', value: 5140, color: '#1d4ed8' },
  { id: 'single', label: 'Single ride', value: 2360, color: '#0f766e' },
  { id: 'student', label: 'Student', value: 1975, color: '#a21caf' },
  { id: 'day', label: 'Day ticket', value: 1480, color: '#b45309' },
  { id: 'senior', label: 'Senior', value: 890, color: '#be123c' },
  { id: 'group', label: 'Group', value: 240, color: '#4d7c0f' },
  { id: 'bike', label: 'Bike', value: 130, color: '#57534e' },
];

export const total = tickets.reduce((sum, { value }) => sum + value, 0);
