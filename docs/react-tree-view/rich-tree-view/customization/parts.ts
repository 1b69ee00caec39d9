export const parts = [
  {
    id: 'drivetrain',
    label: 'Drivetrain',
    children: [
      { id: 'cassette', label: 'Cassette 11-34' },
      { id: 'chain', label: 'Chain, 116 links' },
      {
        id: 'crankset',
        label: 'Crankset',
        children: [
          { id: 'ring-46', label: 'Chainring 46' },
          { id: 'ring-30', label: 'Chainring 30' },
        ],
      },
    ],
  },
  {
    id: 'wheels',
    label: 'Wheels',
    children: [
      { id: 'rim', label: 'Rim, 28 holes' },
      { id: 'spokes', label: 'Spokes, 290 mm' },
      { id: 'hub', label: 'Front hub' },
    ],
  },
  {
    id: 'brakes',
    label: 'Brakes',
    children: [
      { id: 'pads', label: 'Brake pads' },
      { id: 'rotor', label: 'Rotor 160' },
    ],
  },
  { id: 'saddle', label: 'Saddle' },
  { id: 'lights', label: 'Lights' },
];
