export const programs = [
  {
    id: 'mornings',
    label: 'Mornings',
    children: [
      { id: 'weather', label: 'Weather at sea' },
      { id: 'market', label: 'Market report' },
      { id: 'crossword', label: 'Crossword on air' },
      { id: 'chorale', label: 'A chorale a day' },
    ],
  },
  {
    id: 'evenings',
    label: 'Evenings',
    children: [
      { id: 'jazz', label: 'Jazz from the pier' },
      { id: 'serial', label: 'The lighthouse serial' },
      { id: 'letters', label: 'Letters read aloud' },
      { id: 'quiz', label: 'Ferry quiz' },
    ],
  },
  {
    id: 'nights',
    label: 'Nights',
    children: [
      { id: 'tapes', label: 'Found tapes' },
      { id: 'whales', label: 'Whale hour' },
      { id: 'signals', label: 'Time signals' },
    ],
  },
];
