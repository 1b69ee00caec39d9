import { createCatalogueModule, type CatalogueOptions } from './catalogues/createCatalogueModule';
import { createPageModule } from './createPageModule';

interface LoaderOptions extends Partial<CatalogueOptions> {
  isServer: boolean;
  isDevelopment: boolean;
}

/** Source of the module for a request: a catalogue if it has a kind, otherwise a page. */
export function createModule(
  source: string,
  { kind, url = '', ...options }: LoaderOptions,
): string {
  return kind
    ? createCatalogueModule(source, { kind, url, ...options })
    : createPageModule(source, options);
}
