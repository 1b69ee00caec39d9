import type { GridRowsProp } from '@mui/x-data-grid';

export const trails: GridRowsProp = [
  { id: 1, trail: 'Heron loop', miles: 2.6, climb: 200, grade: 'Easy' },
  { id: 2, trail: 'Ridge path', miles: 7.1, climb: 2430, grade: 'Hard' },
  { id: 3, trail: 'Old mill', miles: 4.2, climb: 360, grade: 'Easy' },
  { id: 4, trail: 'Three lakes', miles: 10.7, climb: 1710, grade: 'Hard' },
  { id: 5, trail: 'Quarry steps', miles: 1.9, climb: 950, grade: 'Medium' },
  { id: 6, trail: 'Border stones', miles: 9.3, climb: 1250, grade: 'Medium' },
  { id: 7, trail: 'Pine terrace', miles: 5.2, climb: 690, grade: 'Medium' },
  { id: 8, trail: 'Fern valley', miles: 3.3, climb: null, grade: 'Easy' },
  { id: 9, trail: 'Skyline', miles: 11.8, climb: 3280, grade: 'Hard' },
  { id: 10, trail: 'River bend', miles: 6.6, climb: 150, grade: 'Easy' },
  { id: 11, trail: 'Beacon hill', miles: 4.8, climb: 1180, grade: 'Medium' },
  { id: 12, trail: 'Orchard path', miles: 2.1, climb: 90, grade: 'Easy' },
  { id: 13, trail: 'Glacier view', miles: 7.4, climb: 2960, grade: 'Hard' },
  { id: 14, trail: 'Coast walk', miles: 8.9, climb: null, grade: 'Medium' },
  { id: 15, trail: 'Fog valley', miles: 7.7, climb: 840, grade: 'Medium' },
  { id: 16, trail: 'Lighthouse', miles: 3.8, climb: 270, grade: 'Easy' },
];
