import type { GridRowsProp } from '@mui/x-data-grid';

export const berths: GridRowsProp = [
  { id: 1, boat: 'Wanderer', berth: 'A-02', owner: 'Ines', nights: 3, due: 84 },
  { id: 2, boat: 'Petrichor', berth: 'B-11', owner: 'Tomas', nights: 9, due: 0 },
  { id: 3, boat: 'Sea Otter', berth: 'A-07', owner: 'Wen', nights: 1, due: 28 },
  { id: 4, boat: 'Lodestar', berth: 'C-04', owner: 'Aoife', nights: 6, due: 168 },
  { id: 5, boat: 'Heron', berth: 'A-01', owner: 'Samir', nights: 2, due: 0 },
  { id: 6, boat: 'Blue Peter', berth: 'B-03', owner: 'Greta', nights: 14, due: 392 },
  { id: 7, boat: 'Fulmar', berth: 'C-09', owner: null, nights: null, due: null },
  { id: 8, boat: 'Kittiwake', berth: 'A-05', owner: 'Luis', nights: 4, due: 112 },
  { id: 9, boat: 'Night Ferry', berth: 'B-08', owner: 'Priya', nights: 7, due: 0 },
  { id: 10, boat: 'Salt Road', berth: 'C-01', owner: 'Jo', nights: 5, due: 140 },
  { id: 11, boat: 'Tern', berth: 'A-09', owner: 'Malik', nights: 1, due: 28 },
  { id: 12, boat: 'Gannet', berth: 'B-06', owner: 'Nia', nights: 3, due: 0 },
  { id: 13, boat: 'Ember', berth: 'C-07', owner: 'Oscar', nights: 10, due: 280 },
  { id: 14, boat: 'Two Lakes', berth: 'B-02', owner: 'Yuki', nights: 2, due: 56 },
  { id: 15, boat: 'Cloud Nine', berth: 'A-04', owner: 'Ada', nights: 8, due: 0 },
];
