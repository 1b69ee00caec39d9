import type { ApiExportEntry } from '@site/src/lib/contracts/apiExports';
import { renderToStaticMarkup } from 'react-dom/server';
import { ExportRows } from './sections/ExportRows';

/** All exports of a product as HTML, for the server build and for development. */
export function renderExports(entries: readonly ApiExportEntry[], baseUrl: string): string {
  return renderToStaticMarkup(<ExportRows entries={entries} baseUrl={baseUrl} />);
}
