export interface Invoice {
  id: string;
  client: string;
  due: string;
  amount: number;
  status: 'Paid' | 'Open' | 'Late';
}

export const invoices: Invoice[] = [
  {
    id: 'PR-2041',
    client: 'Fern & Field',
    due: 'Mar 4',
    amount: 1840,
    status: 'Paid',
  },
  {
    id: 'PR-2042',
    client: 'Ottavia Rossi',
    due: 'Mar 6',
    amount: 620,
    status: 'Open',
  },
  {
    id: 'PR-2043',
    client: 'North Pier Inn',
    due: 'Mar 9',
    amount: 3275,
    status: 'Late',
  },
  {
    id: 'PR-2044',
    client: 'Quiet Hours',
    due: 'Mar 12',
    amount: 480,
    status: 'Open',
  },
  {
    id: 'PR-2045',
    client: 'Salt Museum',
    due: 'Mar 15',
    amount: 5960,
    status: 'Paid',
  },
  {
    id: 'PR-2046',
    client: 'Bo Lindqvist',
    due: 'Mar 18',
    amount: 915,
    status: 'Open',
  },
  {
    id: 'PR-2047',
    client: 'Tall Ship Co.',
    due: 'Mar 21',
    amount: 2240,
    status: 'Paid',
  },
  {
    id: 'PR-2048',
    client: 'Umbra Theater',
    due: 'Mar 24',
    amount: 7310,
    status: 'Late',
  },
  {
    id: 'PR-2049',
    client: 'Wren Bakery',
    due: 'Mar 27',
    amount: 365,
    status: 'Paid',
  },
  {
    id: 'PR-2050',
    client: 'Yarrow Clinic',
    due: 'Mar 30',
    amount: 1490,
    status: 'Open',
  },
  {
    id: 'PR-2051',
    client: 'Copper Kettle',
    due: 'Apr 2',
    amount: 780,
    status: 'Open',
  },
  {
    id: 'PR-2052',
    client: 'Larch Hotel',
    due: 'Apr 5',
    amount: 4120,
    status: 'Late',
  },
  { id: 'PR-2053', client: 'Mill Room', due: 'Apr 8', amount: 555, status: 'Paid' },
  {
    id: 'PR-2054',
    client: 'River Radio',
    due: 'Apr 11',
    amount: 1980,
    status: 'Open',
  },
  {
    id: 'PR-2055',
    client: 'Stadium Shop',
    due: 'Apr 14',
    amount: 2675,
    status: 'Paid',
  },
];
