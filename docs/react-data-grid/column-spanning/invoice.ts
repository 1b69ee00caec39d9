export interface Line {
  id: string;
  item: string;
  kind: 'item' | 'summary';
  hours: number | null;
  rate: number | null;
  amount: number;
}

function createLine(id: string, item: string, hours: number, rate: number): Line {
  return { id, item, kind: 'item', hours, rate, amount: hours * rate };
}

function createSummary(id: string, item: string, amount: number): Line {
  return { id, item, kind: 'summary', hours: null, rate: null, amount };
}

const lines = [
  createLine('frame', 'Frame repair', 3, 84),
  createLine('wheels', 'Wheel truing', 1.5, 62),
  createLine('brakes', 'Brake overhaul', 2, 62),
  createLine('wash', 'Cleaning', 1, 38),
];

const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);

export const invoice: Line[] = [
  ...lines,
  createSummary('subtotal', 'Subtotal', subtotal),
  createSummary('tax', 'Tax (8%)', subtotal * 0.08),
  createSummary('total', 'Total', subtotal * 1.08),
];
