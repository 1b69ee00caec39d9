import texts from '@site/i18n/en/api.json';
import { StaticMarkup } from '@site/src/components/staticMarkup/StaticMarkup';
import type { StaticMarkupModule } from '@site/src/components/staticMarkup/StaticMarkupModule';
import { applyLayouts } from './layoutChoice';
// Layouts last: they build on the rest.
import filter from '@site/src/components/staticMarkup/filter.module.css';
import styles from './ApiContent.module.css';
import rows from './rows.module.css';
import cells from './cells.module.css';
import layouts from './layouts.module.css';

const loadEnhance = () => import('./enhance/enhance').then(({ enhance }) => enhance);

/** The content of a reference page. */
export function ApiContent({ page }: { page: StaticMarkupModule }) {
  return (
    <StaticMarkup
      name="reference"
      module={page}
      className={`${filter.filter} ${styles.content} ${rows.rows} ${cells.cells} ${layouts.layouts} wide`}
      texts={texts.shell}
      prepare={applyLayouts}
      load={loadEnhance}
    />
  );
}
