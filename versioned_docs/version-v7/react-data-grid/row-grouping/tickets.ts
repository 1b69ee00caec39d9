export interface Ticket {
  id: number;
  subject: string;
  /** `null` until someone is assigned to the ticket. */
  assignee: { name: string; team: string } | null;
  hours: number;
}

const ines = { name: 'Ines Duarte', team: 'Billing' };
const tobias = { name: 'Tobias Wenk', team: 'Billing' };
const hana = { name: 'Hana Suzuki', team: 'Devices' };
const paolo = { name: 'Paolo Ricci', team: 'Devices' };
const ruth = { name: 'Ruth Adeyemi', team: 'Delivery' };

export const tickets: Ticket[] = [
  { id: 411, subject: 'Charged twice in May', assignee: ines, hours: 3 },
  { id: 412, subject: 'Scanner does not pair', assignee: hana, hours: 9 },
  { id: 413, subject: 'Parcel left in the rain', assignee: ruth, hours: 2 },
  { id: 414, subject: 'Wrong VAT number', assignee: tobias, hours: 5 },
  { id: 415, subject: 'Display stays dark', assignee: paolo, hours: 14 },
  { id: 416, subject: 'Address cannot be changed', assignee: null, hours: 1 },
  { id: 417, subject: 'Refund still open', assignee: ines, hours: 26 },
  { id: 418, subject: 'Battery drains overnight', assignee: hana, hours: 7 },
  { id: 419, subject: 'Courier cannot find the door', assignee: ruth, hours: 4 },
  { id: 420, subject: 'Invoice without a logo', assignee: null, hours: 1 },
  { id: 421, subject: 'Firmware update stops', assignee: paolo, hours: 11 },
  { id: 422, subject: 'Discount was not applied', assignee: tobias, hours: 6 },
  { id: 423, subject: 'Pickup moved twice', assignee: ruth, hours: 8 },
  { id: 424, subject: 'Case is scratched', assignee: null, hours: 2 },
  { id: 425, subject: 'Label printed twice', assignee: ruth, hours: 3 },
  { id: 426, subject: 'Signal drops indoors', assignee: hana, hours: 10 },
];
