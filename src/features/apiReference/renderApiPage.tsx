import type { ApiPage } from '@site/src/lib/contracts/api';
import { renderToStaticMarkup } from 'react-dom/server';
import { ApiSections } from './sections/ApiSections';

/**
 * The content of a reference page as HTML, for the server's build and for development.
 * `baseUrl` is the site's, with slashes at both ends; links of the site get it.
 */
export function renderApiPage(page: ApiPage, baseUrl: string): string {
  const markup = renderToStaticMarkup(<ApiSections page={page} baseUrl={baseUrl} />);
  // HTML needs no slash there, and big pages have hundreds.
  return markup.replaceAll('<wbr/>', '<wbr>');
}
