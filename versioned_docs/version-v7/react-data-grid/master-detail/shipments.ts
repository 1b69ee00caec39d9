import { createOrders } from '../data/orders';

export interface Line {
  id: number;
  product: string;
  quantity: number;
  /** In US dollars. */
  unitPrice: number;
}

export interface Shipment {
  id: number;
  customer: string;
  city: string;
  orderedOn: Date;
  lines: Line[];
}

const lines = createOrders(80, 5);

/** 20 shipments with one to four lines each, or no lines if they're still empty. */
export const shipments: Shipment[] = createOrders(20, 9).map((order, index) => ({
  id: order.id,
  customer: order.customer,
  city: order.city,
  orderedOn: order.orderedOn,
  lines:
    index % 7 === 3 ? [] : lines.slice(index * 4, index * 4 + 1 + ((index + 1) % 4)),
}));
