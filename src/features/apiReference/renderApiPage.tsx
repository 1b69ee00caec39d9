import type { ApiPage } from '@site/src/lib/contracts/api';
import { renderToStaticMarkup } from 'react-dom/server';
import { ApiSections } from './sections/ApiSections';

/**
 * The content of a reference page as HTML, for the server build and for development. `baseUrl` is
 * the site's, with a slash at both ends; it's added to links of the site.
 */
export function renderApiPage(page: ApiPage, baseUrl: string): string {
  const markup = renderToStaticMarkup(<ApiSections page={page} baseUrl={baseUrl} />);
  // HTML doesn't need the slash, and large pages have hundreds.
  return markup.replaceAll('<wbr/>', '<wbr>');
}
