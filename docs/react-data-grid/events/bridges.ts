import type { GridRowsProp } from '@mui/x-data-grid';

export const bridges: GridRowsProp = [
  { id: 1, bridge: 'Weir crossing', span: 282, opened: 1931 },
  { id: 2, bridge: 'Market footbridge', span: 79, opened: 2008 },
  { id: 3, bridge: 'Viaduct north', span: 1352, opened: 1878 },
  { id: 4, bridge: 'Ferry lane', span: 164, opened: null },
  { id: 5, bridge: 'Old mill', span: 52, opened: 1794 },
  { id: 6, bridge: 'Harbor swing', span: 310, opened: 1912 },
  { id: 7, bridge: 'University walk', span: 118, opened: 1997 },
  { id: 8, bridge: 'Gorge arch', span: 640, opened: 1925 },
  { id: 9, bridge: 'Stadium link', span: 205, opened: 2016 },
  { id: 10, bridge: 'Quarry tramway', span: 430, opened: null },
  { id: 11, bridge: 'Island causeway', span: 2210, opened: 1969 },
  { id: 12, bridge: 'Cathedral steps', span: 66, opened: 1843 },
  { id: 13, bridge: 'Airport flyover', span: 885, opened: 2003 },
  { id: 14, bridge: 'Garden bridge', span: 94, opened: 1958 },
  { id: 15, bridge: 'Lock four', span: 38, opened: 1886 },
];
