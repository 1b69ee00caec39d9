import { getProduct } from '@site/src/lib/products';
import type { Subject } from './subject';

/** A demo for tests. */
export const SUBJECT: Subject = {
  title: 'Pinned at first',
  pageTitle: 'Column pinning',
  url: 'https://docs.example/x/react-data-grid/column-pinning/#PinInitial.tsx',
  brand: 'MUI X',
  product: getProduct('data-grid'),
  version: '8.7.0',
  dependencies: { '@mui/x-data-grid-pro': '8.7.1', react: '18.3.1' },
  files: [
    { name: 'PinInitial.tsx', code: 'export default function PinInitial() {}\n' },
    { name: 'parts/rows.ts', code: 'export const rows = [];\n' },
  ],
  isEdited: false,
};
