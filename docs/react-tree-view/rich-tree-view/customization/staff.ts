export interface Colleague {
  id: string;
  label: string;
  extension: number;
  children?: Colleague[];
}

export const staff: Colleague[] = [
  {
    id: 'marta',
    label: 'Marta Quill',
    extension: 100,
    children: [
      {
        id: 'dev',
        label: 'Dev Anand',
        extension: 120,
        children: [
          { id: 'hana', label: 'Hana Brook', extension: 121 },
          { id: 'otto', label: 'Otto Fenn', extension: 122 },
        ],
      },
      {
        id: 'selma',
        label: 'Selma Rask',
        extension: 140,
        children: [
          { id: 'jun', label: 'Jun Castell', extension: 141 },
          { id: 'rosa', label: 'Rosa Lindt', extension: 142 },
        ],
      },
    ],
  },
  {
    id: 'ewan',
    label: 'Ewan Marsh',
    extension: 200,
    children: [
      { id: 'kofi', label: 'Kofi Bell', extension: 201 },
      { id: 'ada', label: 'Ada Wren', extension: 202 },
    ],
  },
];
