import texts from '@site/i18n/en/apiCatalogue.json';
import filter from '@site/src/components/staticMarkup/filter.module.css';
import { StaticMarkup } from '@site/src/components/staticMarkup/StaticMarkup';
import type { StaticMarkupModule } from '@site/src/components/staticMarkup/StaticMarkupModule';
import styles from './Catalogue.module.css';

interface CatalogueProps {
  /** Set by the build. */
  module: StaticMarkupModule;
}

const loadEnhance = () => import('./enhance/enhance').then(({ enhance }) => enhance);

function Catalogue({ name, module }: CatalogueProps & { name: string }) {
  return (
    <StaticMarkup
      name={name}
      module={module}
      className={`${filter.filter} ${styles.catalogue} wide`}
      texts={texts.shell}
      load={loadEnhance}
    />
  );
}

/** Every public event of the grid. */
export function EventCatalogue({ module }: CatalogueProps) {
  return <Catalogue name="events" module={module} />;
}

/** Every selector of the grid's state. */
export function SelectorCatalogue({ module }: CatalogueProps) {
  return <Catalogue name="selectors" module={module} />;
}

/** Every name that a product exports. */
export function ExportCatalogue({ module }: CatalogueProps) {
  return <Catalogue name="exports" module={module} />;
}

/** The methods of the grid's API object: those of one part, such as `GridSortApi`, or all. */
export function ApiObjectCatalogue({ part, module }: CatalogueProps & { part?: string }) {
  return <Catalogue name={part ?? 'api'} module={module} />;
}
