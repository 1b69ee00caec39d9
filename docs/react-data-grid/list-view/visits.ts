export type VisitStatus = 'Scheduled' | 'On site' | 'Done' | 'No one home';

export interface Visit {
  id: number;
  startsAt: Date;
  customer: string;
  address: string;
  job: string;
  /** From the workshop, in miles. */
  distance: number;
  status: VisitStatus;
  note: string;
}

export const visitStatuses: VisitStatus[] = [
  'Scheduled',
  'On site',
  'Done',
  'No one home',
];

const plan: [string, string, string, string, number, VisitStatus, string][] = [
  ['07:30', 'Ruth Alvarado', '18 Quarry Road', 'Dishwasher leak', 2.4, 'Done', ''],
  [
    '08:10',
    'Emil Sørensen',
    '5 Canal Street',
    'Oven igniter',
    3.1,
    'Done',
    'Bring a spare next time',
  ],
  [
    '08:50',
    'Wanda Pryor',
    '221 Birch Lane',
    'Ice maker',
    5.8,
    'No one home',
    'Left a card at the door',
  ],
  ['09:30', 'Café Tilde', '40 Market Square', 'Walk-in cooler', 1.2, 'Done', ''],
  ['10:20', 'Marcus Bell', '9 Orchard Court', 'Dryer belt', 6.5, 'On site', ''],
  ['11:00', 'Ines Carvalho', '77 Depot Street', 'Washer drum', 4, 'Scheduled', ''],
  [
    '11:40',
    'Theo Lindgren',
    '3 Mill Terrace',
    'Range hood',
    7.2,
    'Scheduled',
    'Dog in the yard',
  ],
  ['12:50', 'Harbor Inn', '1 Pier Avenue', 'Two ice machines', 3.6, 'Scheduled', ''],
  ['13:30', 'Nadia Rahman', '60 Elm Street', 'Freezer door', 2.9, 'Scheduled', ''],
  [
    '14:10',
    'Oscar Jimenez',
    '14 Hilltop Drive',
    'Wall oven',
    8.4,
    'Scheduled',
    'Gate code 4471',
  ],
  [
    '14:40',
    'Pilar Ocampo',
    '92 Canal Street',
    'Garbage disposal',
    3.3,
    'Scheduled',
    '',
  ],
  [
    '15:10',
    'St. Brigid School',
    '200 Abbey Road',
    'Steam table',
    5.1,
    'Scheduled',
    '',
  ],
  ['15:40', 'Graham Whitlock', '31 Fern Way', 'Induction top', 9.7, 'Scheduled', ''],
  ['16:10', 'Yuki Tanabe', '8 Quarry Road', 'Dishwasher pump', 2.6, 'Scheduled', ''],
  [
    '16:40',
    'Lena Vogt',
    '55 Station Road',
    'Refrigerator fan',
    4.4,
    'Scheduled',
    'Call before arriving',
  ],
  [
    '17:10',
    'Corner Bakery',
    '12 Market Square',
    'Proofing cabinet',
    1.3,
    'Scheduled',
    '',
  ],
];

/** The workday of an appliance repair technician. */
export const visits: Visit[] = plan.map(
  ([time, customer, address, job, distance, status, note], index) => ({
    id: index + 1,
    startsAt: new Date(`2026-05-12T${time}`),
    customer,
    address,
    job,
    distance,
    status,
    note,
  }),
);

export function formatTime(date: Date) {
  return date.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}
