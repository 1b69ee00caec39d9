export interface Ferry {
  id: number;
  ferry: string;
  pier: string | null;
  time: string;
  status: 'Boarding' | 'Delayed' | 'Canceled';
}

export const ferries: Ferry[] = [
  { id: 1, ferry: 'Gannet', pier: 'A1', time: '09:10', status: 'Boarding' },
  { id: 2, ferry: 'Petrel', pier: 'A3', time: '09:25', status: 'Delayed' },
  { id: 3, ferry: 'Fulmar', pier: null, time: '09:40', status: 'Canceled' },
  { id: 4, ferry: 'Kittiwake', pier: 'A1', time: '10:05', status: 'Delayed' },
  { id: 5, ferry: 'Heron', pier: 'B2', time: '10:20', status: 'Boarding' },
  { id: 6, ferry: 'Tern', pier: null, time: '10:45', status: 'Canceled' },
];
