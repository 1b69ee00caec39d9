import { createRandom } from './random';

export type OrderStatus = 'Open' | 'Packed' | 'Shipped' | 'Delivered' | 'Returned';

export interface Order {
  id: number;
  customer: string;
  country: string;
  city: string;
  product: string;
  category: string;
  quantity: number;
  /** In US dollars. */
  unitPrice: number;
  /** As a fraction, so 0.1 is ten percent off. */
  discount: number | null;
  orderedOn: Date;
  /** Unknown until the parcel has shipped. */
  shippedOn: Date | null;
  status: OrderStatus;
  isPaid: boolean;
}

export const orderStatuses: OrderStatus[] = [
  'Open',
  'Packed',
  'Shipped',
  'Delivered',
  'Returned',
];

const shops = [
  ['Harbor Supply', 'United States', 'Portland'],
  ['Nordlys Outdoor', 'Norway', 'Bergen'],
  ['Casa Aurora', 'Spain', 'Valencia'],
  ['Birch & Bell', 'Canada', 'Halifax'],
  ['Atelier Lumen', 'France', 'Lyon'],
  ['Kiso Trading', 'Japan', 'Nagoya'],
  ['Redwood Campers', 'United States', 'Eugene'],
  ['Vale do Sol', 'Brazil', 'Curitiba'],
  ['Old Mill Hardware', 'Ireland', 'Cork'],
  ['Fjell og Fjord', 'Norway', 'Tromsø'],
  ['Stadtgarten', 'Germany', 'Leipzig'],
  ['Two Rivers', 'Canada', 'Winnipeg'],
] as const;

const products = [
  ['Trail lantern', 'Lighting', 34.5],
  ['Solar string lights', 'Lighting', 22],
  ['Head torch', 'Lighting', 41.9],
  ['Two-person tent', 'Shelter', 219],
  ['Tarp, 10 × 10 ft', 'Shelter', 68],
  ['Down sleeping bag', 'Sleeping', 259],
  ['Inflatable mat', 'Sleeping', 89.5],
  ['Titanium pot', 'Kitchen', 54],
  ['Gas stove', 'Kitchen', 47.25],
  ['Water filter', 'Kitchen', 38.8],
  ['Rain cover', 'Packs', 19.9],
  ['Daypack, 6 gal', 'Packs', 96],
] as const;

const day = 24 * 60 * 60 * 1000;

/** Creates a wholesaler's orders, numbered from 1001. The same seed gives the same orders. */
export function createOrders(count: number, seed = 1): Order[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const [customer, country, city] = random.pick(shops);
    const [product, category, unitPrice] = random.pick(products);
    const orderedOn = new Date(2026, 0, 1 + random.between(0, 300));
    const status = random.pick(orderStatuses);
    const hasLeft = status !== 'Open' && status !== 'Packed';
    return {
      id: 1001 + index,
      customer,
      country,
      city,
      product,
      category,
      quantity: random.between(1, 40),
      unitPrice,
      discount: random.chance(30) ? (random.between(1, 4) * 5) / 100 : null,
      orderedOn,
      shippedOn: hasLeft
        ? new Date(orderedOn.getTime() + random.between(1, 6) * day)
        : null,
      status,
      isPaid: status === 'Delivered' || random.chance(40),
    };
  });
}

/** 60 orders, for demos that don't need a different number. */
export const orders = createOrders(60);
