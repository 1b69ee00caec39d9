export interface Gauge {
  id: number;
  place: string;
  operator: string;
  /** Range of the spring tide, in feet. */
  range: number | null;
}

/** Tide gauges, plus the two counties and one state that have their own contact. */
export const gauges: Gauge[] = [
  { id: 1, place: 'Maine', operator: 'State survey', range: null },
  { id: 2, place: 'Maine/Knox/Rockland', operator: 'Harbor office', range: 11.3 },
  { id: 3, place: 'Maine/Knox/Vinalhaven', operator: 'Ferry company', range: 10.8 },
  {
    id: 4,
    place: 'Maine/Washington/Eastport',
    operator: 'Coast guard',
    range: 20.9,
  },
  { id: 5, place: 'Maine/Washington/Cutler', operator: 'Navy', range: 15.4 },
  { id: 6, place: 'Maine/Washington', operator: 'County office', range: null },
  { id: 7, place: 'Oregon/Lincoln/Newport', operator: 'University', range: 8.3 },
  {
    id: 8,
    place: 'Oregon/Lincoln/Depoe Bay',
    operator: 'Harbor office',
    range: 8.0,
  },
  { id: 9, place: 'Oregon/Coos/Charleston', operator: 'University', range: 7.6 },
  { id: 10, place: 'Oregon/Coos/Bandon', operator: 'Port', range: null },
  { id: 11, place: 'Oregon/Clatsop/Astoria', operator: 'Port', range: 8.6 },
  { id: 12, place: 'Oregon/Clatsop', operator: 'County office', range: null },
  { id: 13, place: 'Texas/Galveston/Pier 21', operator: 'Port', range: 1.4 },
  {
    id: 14,
    place: 'Texas/Galveston/San Luis Pass',
    operator: 'University',
    range: 1.2,
  },
  { id: 15, place: 'Texas/Nueces/Port Aransas', operator: 'University', range: 1.3 },
  { id: 16, place: 'Texas/Nueces/Corpus Christi', operator: 'Port', range: 0.6 },
];
