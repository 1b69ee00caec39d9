export const stars = [
  {
    id: 'lyra',
    label: 'Lyra',
    children: [
      { id: 'vega', label: 'Vega' },
      { id: 'sheliak', label: 'Sheliak' },
      { id: 'sulafat', label: 'Sulafat' },
    ],
  },
  {
    id: 'orion',
    label: 'Orion',
    children: [
      { id: 'betelgeuse', label: 'Betelgeuse' },
      { id: 'rigel', label: 'Rigel' },
      {
        id: 'belt',
        label: 'Belt',
        children: [
          { id: 'alnitak', label: 'Alnitak' },
          { id: 'alnilam', label: 'Alnilam' },
          { id: 'mintaka', label: 'Mintaka' },
        ],
      },
    ],
  },
  {
    id: 'perseus',
    label: 'Perseus',
    children: [
      { id: 'mirfak', label: 'Mirfak' },
      { id: 'algol', label: 'Algol' },
    ],
  },
  { id: 'polaris', label: 'Polaris' },
];
