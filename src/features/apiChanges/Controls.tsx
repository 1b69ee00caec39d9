import { Choice } from '@site/src/components/Choice';
import { PRODUCT_SLUGS } from '@site/src/lib/products';
import { listMajors } from '@site/src/lib/apiChanges/comparisons';
import { type ApiMajor, type ApiProductId } from '@site/src/lib/contracts/api';
import type { ApiChangeGroup } from '@site/src/lib/contracts/apiChanges';
import styles from './Controls.module.css';
import { formatGroupName } from './formatGroupName';
import { changeComparison, type Query } from './query';
import { t } from './texts';

interface ControlsProps {
  query: Query;
  /** Of the whole comparison; empty while it's loading. */
  groups: readonly ApiChangeGroup[];
  onChange: (query: Query) => void;
}

function createMajorOptions(majors: readonly ApiMajor[]) {
  return majors.map((major) => (
    <option key={major} value={major}>
      {major}
    </option>
  ));
}

/** What to compare: the library, two majors, and the part of the API. */
export function Controls({ query, groups, onChange }: ControlsProps) {
  const { product, from, to, component } = query;
  const majors = listMajors(product);
  const isListed = component === '' || groups.some(({ name }) => name === component);
  return (
    <div role="group" aria-label={t('controls.label')} className={styles.controls}>
      <Choice
        label={t('controls.product')}
        value={product}
        onChange={(value) => onChange(changeComparison(query, { product: value as ApiProductId }))}
      >
        {PRODUCT_SLUGS.map((id) => (
          <option key={id} value={id}>
            {t(`products.${id}`)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('controls.from')}
        value={from}
        onChange={(value) => onChange(changeComparison(query, { from: value as ApiMajor }))}
      >
        {createMajorOptions(majors.slice(0, -1))}
      </Choice>
      <Choice
        label={t('controls.to')}
        value={to}
        onChange={(value) => onChange(changeComparison(query, { to: value as ApiMajor }))}
      >
        {createMajorOptions(majors.slice(1))}
      </Choice>
      <Choice
        label={t('controls.component')}
        value={component}
        onChange={(value) => onChange({ ...query, component: value })}
      >
        <option value="">{t('controls.all')}</option>
        {!isListed && <option value={component}>{component}</option>}
        {groups.map((group) => (
          <option key={group.name} value={group.name}>
            {formatGroupName(group)}
          </option>
        ))}
      </Choice>
    </div>
  );
}
