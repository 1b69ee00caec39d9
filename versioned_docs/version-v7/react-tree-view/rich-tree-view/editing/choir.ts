interface Singer {
  id: string;
  first: string;
  last: string;
}

interface Section {
  id: string;
  name: string;
  children: Singer[];
}

type ChoirItem = Section | Singer;

export function isSinger(item: ChoirItem): item is Singer {
  return 'first' in item;
}

export const getChoirLabel = (item: ChoirItem) =>
  isSinger(item) ? `${item.last}, ${item.first}` : item.name;

export const choir: ChoirItem[] = [
  {
    id: 'sopranos',
    name: 'Sopranos',
    children: [
      { id: 's1', first: 'Ngozi', last: 'Adeyemi' },
      { id: 's2', first: 'Marit', last: 'Haugen' },
      { id: 's3', first: 'Clara', last: 'Whitlock' },
    ],
  },
  {
    id: 'altos',
    name: 'Altos',
    children: [
      { id: 'a1', first: 'Yuki', last: 'Hamada' },
      { id: 'a2', first: 'Rosa', last: 'Quintero' },
      { id: 'a3', first: 'Petra', last: 'Lindqvist' },
    ],
  },
  {
    id: 'tenors',
    name: 'Tenors',
    children: [
      { id: 't1', first: 'Owen', last: 'Pryce' },
      { id: 't2', first: 'Samir', last: 'Haddad' },
    ],
  },
  {
    id: 'basses',
    name: 'Basses',
    children: [
      { id: 'b1', first: 'Anton', last: 'Reuter' },
      { id: 'b2', first: 'Luis', last: 'Ferreira' },
    ],
  },
];
