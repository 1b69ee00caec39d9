import type { LinkScope } from '@site/src/components/apiMarkup/linkScope';
import type { ApiProduct } from '@site/src/lib/contracts/api';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { listApiParts } from './listApiParts';
import { ApiPartRows } from './sections/ApiPartRows';
import { EventRows } from './sections/EventRows';
import { SelectorRows } from './sections/SelectorRows';

/** The content of a catalog: `part` is the name of one part of the API object. */
export type CatalogueContent =
  | { kind: 'events' }
  | { kind: 'selectors' }
  | { kind: 'api'; part?: string };

/** The grid with the props of all plans. */
const LARGEST_GRID = 'DataGridPremium';

function createElement(
  content: CatalogueContent,
  product: ApiProduct,
  scope: LinkScope,
): ReactElement {
  switch (content.kind) {
    case 'events': {
      const grid = product.components.find(({ name }) => name === LARGEST_GRID);
      return <EventRows events={product.events} props={grid?.props ?? []} scope={scope} />;
    }
    case 'selectors':
      return <SelectorRows selectors={product.selectors} scope={scope} />;
    case 'api': {
      const { part } = content;
      const parts = listApiParts(product);
      const shown = part ? parts.filter(({ name }) => name === part) : parts;
      if (shown.length === 0) {
        const names = parts.map(({ name }) => name).join(', ');
        throw new Error(`The API object has no part "${part}". Its parts are: ${names}.`);
      }
      return <ApiPartRows parts={shown} isAlone={part !== undefined} scope={scope} />;
    }
  }
}

/**
 * A catalog as HTML, for the server build and for development. Static: it has no hooks and no
 * context, and no data is sent with it.
 *
 * @param product the data grid of the major that the page describes
 * @param scope the site's base URL and the paths of types that have a page
 * @throws if the model has no such part; the message lists the parts
 */
export function renderCatalogue(
  content: CatalogueContent,
  product: ApiProduct,
  scope: Omit<LinkScope, 'ownName'>,
): string {
  return renderToStaticMarkup(createElement(content, product, { ...scope, ownName: '' }));
}
