export interface Ferry {
  id: number;
  from: string;
  to: string;
  season: string;
  minutes: number;
}

const routes: [string, string, string, number][] = [
  ['Port Townsend', 'Coupeville', 'All year', 35],
  ['Port Angeles', 'Victoria', 'All year', 90],
  ['Townsend Bay', 'Port Ludlow', 'Summer', 40],
  ['Anacortes', 'San Juan Island', 'All year', 65],
  ['San Juan Island', 'Orcas Landing', 'All year', 45],
  ['Anacortes', 'Lopez Island', 'All year', 50],
  ['New London', 'Block Island', 'Summer', 75],
  ['New London', 'Fishers Island', 'All year', 45],
  ['Point Judith', 'Block Island', 'All year', 55],
  ['New Bedford', 'Martha’s Vineyard', 'Summer', 60],
  ['New Bedford', 'Cuttyhunk Island', 'Summer', 60],
  ['Bedford Landing', 'New Harbor', 'Summer', 30],
  ['Woods Hole', 'Martha’s Vineyard', 'All year', 45],
  ['Hyannis', 'Nantucket', 'All year', 60],
  ['Rockland', 'Vinalhaven', 'All year', 75],
  ['Lincolnville', 'Islesboro', 'All year', 20],
  ['Bar Harbor', 'Winter Harbor', 'Summer', 50],
  ['Portland', 'Peaks Island', 'All year', 20],
];

export const ferries: Ferry[] = routes.map(([from, to, season, minutes], index) => ({
  id: index + 1,
  from,
  to,
  season,
  minutes,
}));
