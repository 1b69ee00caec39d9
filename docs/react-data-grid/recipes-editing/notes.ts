export interface Visit {
  id: number;
  garden: string;
  owner: string;
  notes: string;
}

/** A gardener's visits, with multiline notes. */
export const visits: Visit[] = [
  {
    id: 1,
    garden: 'Elm Street 12',
    owner: 'Okafor',
    notes: 'Prune the roses.\nBring gloves.',
  },
  {
    id: 2,
    garden: 'Mill Lane 3',
    owner: 'Brandt',
    notes: 'Gate code 4471.\nDog is friendly.',
  },
  { id: 3, garden: 'Harbor View 8', owner: 'Reyes', notes: '' },
  {
    id: 4,
    garden: 'Orchard Road 21',
    owner: 'Novak',
    notes: 'Pick up the ladder first.',
  },
  {
    id: 5,
    garden: 'Elm Street 40',
    owner: 'Haddad',
    notes: 'Lawn: 2 inches.\nEdges by hand.\nNo blower before 9.',
  },
  { id: 6, garden: 'Chapel Close 5', owner: 'Iyer', notes: 'Compost is full.' },
  { id: 7, garden: 'Station Road 2', owner: 'Dubois', notes: '' },
  {
    id: 8,
    garden: 'Mill Lane 17',
    owner: 'Petersen',
    notes: 'New hedge:\n8 yews, 2 feet apart.',
  },
  { id: 9, garden: 'Hillside 30', owner: 'Moretti', notes: 'Park at the top.' },
  {
    id: 10,
    garden: 'Harbor View 14',
    owner: 'Sandoval',
    notes: 'Water the pots.\nKey under the bench.',
  },
  { id: 11, garden: 'Orchard Road 6', owner: 'Lindqvist', notes: 'Check the pump.' },
  {
    id: 12,
    garden: 'Station Road 19',
    owner: 'Castellano',
    notes: 'Leave the nettles for the butterflies.',
  },
  { id: 13, garden: 'Chapel Close 11', owner: 'Kowalski', notes: '' },
  {
    id: 14,
    garden: 'Hillside 4',
    owner: 'Nakamura',
    notes: 'Maple: only dead wood.\nAsk before cutting.',
  },
  { id: 15, garden: 'Elm Street 7', owner: 'Abernathy', notes: 'Invoice by mail.' },
];
