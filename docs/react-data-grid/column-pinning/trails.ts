import type { GridRowsProp } from '@mui/x-data-grid-pro';

export const trails: GridRowsProp = [
  {
    id: 1,
    trail: 'Ridge walk',
    miles: 8.7,
    access: 'Bus 12, then the cable car',
    notes: 'Narrow after the second hut.',
    details:
      'Chains on the last 600 ft. No water above the hut, so carry two liters each.',
  },
  {
    id: 2,
    trail: 'Gorge',
    miles: 3.9,
    access: 'Bus 4',
    notes: 'Bridge repaired.',
    details:
      'Slippery when wet. Closed when the gauge reads above 12 in, usually in April.',
  },
  {
    id: 3,
    trail: 'Lake loop',
    miles: 5.5,
    access: 'Train and 20 minutes on foot',
    notes: 'Open all year.',
    details:
      'The north shore lies in the shade until noon, so expect ice from November on.',
  },
  {
    id: 4,
    trail: 'Quarry steps',
    miles: 1.9,
    access: 'Bus 4',
    notes: 'Short and steep.',
    details: null,
  },
  {
    id: 5,
    trail: 'Heron marsh',
    miles: 4.2,
    access: 'Tram 2',
    notes: 'Boardwalk closed at the west end.',
    details: 'Dogs on a leash from March to July. The hide holds six people.',
  },
  {
    id: 6,
    trail: 'Old mill',
    miles: 6.1,
    access: 'Bus 7',
    notes: 'Good in the rain.',
    details:
      'Mostly gravel and under trees. The mill sells bread on Saturday mornings.',
  },
  {
    id: 7,
    trail: 'Three summits',
    miles: 14.3,
    access: 'Car only',
    notes: 'A full day.',
    details:
      'Start before seven. The last water is at mile 4, and there is no shelter on the second summit.',
  },
  {
    id: 8,
    trail: 'Pine terrace',
    miles: 5.2,
    access: 'Bus 12',
    notes: null,
    details: null,
  },
  {
    id: 9,
    trail: 'Border stones',
    miles: 9.3,
    access: 'Train',
    notes: 'Waymarks repainted.',
    details:
      'Crosses two pastures with cattle. Walk around the herd with a wide distance.',
  },
  {
    id: 10,
    trail: 'Fern valley',
    miles: 3.3,
    access: 'Tram 2',
    notes: 'Fallen tree at mile 2.',
    details: 'Step over it on the uphill side. The crew clears it next week.',
  },
  {
    id: 11,
    trail: 'Skyline',
    miles: 11.8,
    access: 'Cable car',
    notes: 'Exposed.',
    details:
      'Turn back when clouds build up over the west ridge. The last cable car leaves at 17:40.',
  },
  {
    id: 12,
    trail: 'Orchard path',
    miles: 2.6,
    access: 'Bus 7',
    notes: 'Stroller friendly.',
    details: null,
  },
  {
    id: 13,
    trail: 'Glacier view',
    miles: 7.4,
    access: 'Car only',
    notes: 'Snow above 6,500 ft.',
    details:
      'Crampons needed until mid June. The viewpoint is fenced, stay behind it.',
  },
  {
    id: 14,
    trail: 'Beacon hill',
    miles: 4.8,
    access: 'Bus 9',
    notes: 'Windy.',
    details: 'The tower is open on Sundays from ten to four.',
  },
  {
    id: 15,
    trail: 'River bend',
    miles: 6.6,
    access: 'Train',
    notes: 'Flooded at the ford.',
    details: 'Use the road bridge half a mile upstream. It adds about 25 minutes.',
  },
];
