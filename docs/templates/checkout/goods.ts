export type GoodsShape = 'stool' | 'lamp' | 'shelf';

export interface OrderLine {
  id: string;
  name: string;
  option: string;
  shape: GoodsShape;
  quantity: number;
  /** Price of one item in cents, including VAT. */
  price: number;
}

/** What's in the cart when the checkout begins. */
export const lines: OrderLine[] = [
  {
    id: 'perch',
    name: 'Perch stool',
    option: 'Ash, soaped, 45 cm',
    shape: 'stool',
    quantity: 1,
    price: 14800,
  },
  {
    id: 'lull',
    name: 'Lull reading lamp',
    option: 'Brass, linen shade',
    shape: 'lamp',
    quantity: 1,
    price: 21200,
  },
  {
    id: 'ledge',
    name: 'Ledge shelf',
    option: 'Oak, 60 cm',
    shape: 'shelf',
    quantity: 2,
    price: 5600,
  },
];
