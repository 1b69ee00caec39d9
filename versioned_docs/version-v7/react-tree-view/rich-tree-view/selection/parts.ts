import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Branches have no price. */
export type Part = TreeViewBaseItem<{ id: string; label: string; price?: number }>;

export const parts: Part[] = [
  {
    id: 'drivetrain',
    label: 'Drivetrain',
    children: [
      { id: 'chain', label: 'Chain', price: 32 },
      { id: 'cassette', label: 'Cassette', price: 58 },
      {
        id: 'crankset',
        label: 'Crankset',
        children: [
          { id: 'arms', label: 'Crank arms', price: 84 },
          { id: 'chainring', label: 'Chainring', price: 41 },
          { id: 'bracket', label: 'Bottom bracket', price: 36 },
        ],
      },
    ],
  },
  {
    id: 'brakes',
    label: 'Brakes',
    children: [
      { id: 'levers', label: 'Levers', price: 45 },
      { id: 'calipers', label: 'Calipers', price: 72 },
      { id: 'pads', label: 'Pads', price: 14 },
      { id: 'rotors', label: 'Rotors', price: 38 },
    ],
  },
  {
    id: 'wheels',
    label: 'Wheels',
    children: [
      { id: 'rims', label: 'Rims', price: 96 },
      { id: 'hubs', label: 'Hubs', price: 110 },
      { id: 'tires', label: 'Tires', price: 54 },
    ],
  },
  { id: 'saddle', label: 'Saddle', price: 65 },
];
