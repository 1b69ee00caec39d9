import { Choice } from '@site/src/components/Choice';
import controls from '@site/src/components/controls.module.css';
import type { GuideOutline, GuideStart } from '@site/src/lib/contracts/upgradeChecklist';
import type { VersionName } from '@site/src/lib/docsVersions';
import { PRODUCT_SLUGS } from '@site/src/lib/products';
import { CheckBox } from './CheckBox';
import styles from './Choices.module.css';
import { formatStart } from './formatChecklist';
import { listEnds, listStarts } from './majors';
import { changeMajors, type Query } from './query';
import { t } from './texts';

interface ChoicesProps {
  guides: readonly GuideOutline[];
  query: Query;
  onChange: (query: Query) => void;
}

function createOptions(starts: readonly GuideStart[]) {
  return starts.map((start) => (
    <option key={start} value={start}>
      {formatStart(start)}
    </option>
  ));
}

/** The reader's current major, the target, and the products they use. */
export function Choices({ guides, query, onChange }: ChoicesProps) {
  const { from, to, products } = query;
  return (
    <div role="group" aria-label={t('choices.label')} className={styles.choices}>
      <Choice
        label={t('choices.from')}
        value={from}
        onChange={(value) => onChange(changeMajors(guides, query, { from: value as GuideStart }))}
      >
        {createOptions(listStarts(guides))}
      </Choice>
      <Choice
        label={t('choices.to')}
        value={to}
        onChange={(value) => onChange(changeMajors(guides, query, { to: value as VersionName }))}
      >
        {createOptions(listEnds(guides))}
      </Choice>
      <fieldset className={`${controls.group} ${styles.products}`}>
        <legend className={`${controls.legend} ${styles.legend}`}>{t('choices.products')}</legend>
        {PRODUCT_SLUGS.map((product) => (
          <CheckBox
            key={product}
            label={t(`products.${product}`)}
            checked={products.includes(product)}
            onChange={(isChosen) =>
              onChange({
                ...query,
                products: PRODUCT_SLUGS.filter((other) =>
                  other === product ? isChosen : products.includes(other),
                ),
              })
            }
          />
        ))}
      </fieldset>
    </div>
  );
}
