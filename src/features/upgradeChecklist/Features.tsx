import { CheckBox } from './CheckBox';
import styles from './Choices.module.css';
import type { FeatureChoice } from './createChecklist';
import { changeFeatures, type Query, toFeatureKey } from './query';
import { t } from './texts';

interface FeaturesProps {
  choices: readonly FeatureChoice[];
  query: Query;
  onChange: (query: Query) => void;
}

/** A product's features with steps; those that the reader uses are checked. */
function ProductFeatures({
  choice: { product, features },
  query,
  onChange,
}: Omit<FeaturesProps, 'choices'> & { choice: FeatureChoice }) {
  const ids = features.map(({ id }) => id);
  const isUsed = (id: string) => !query.without.includes(toFeatureKey(product, id));
  const change = (changed: readonly string[], used: boolean) =>
    onChange(changeFeatures(query, product, changed, used));
  const name = t('choices.features', { product: t(`products.${product}`) });
  return (
    <details className={styles.features}>
      <summary>
        {name}{' '}
        <span className={styles.count}>
          {t('choices.count', { count: ids.filter(isUsed).length, all: ids.length })}
        </span>
      </summary>
      <p className={styles.hint}>{t('choices.featuresHint')}</p>
      <div role="group" aria-label={name} className={styles.list}>
        {features.map(({ id, title }) => (
          <CheckBox
            key={id}
            label={title}
            checked={isUsed(id)}
            onChange={(used) => change([id], used)}
          />
        ))}
      </div>
      <button type="button" className={styles.link} onClick={() => change(ids, true)}>
        {t('choices.all')}
      </button>
      <button type="button" className={styles.link} onClick={() => change(ids, false)}>
        {t('choices.none')}
      </button>
    </details>
  );
}

/** The features that the reader uses, by product. */
export function Features({ choices, ...props }: FeaturesProps) {
  return (
    <div className={styles.all}>
      {choices.map((choice) => (
        <ProductFeatures key={choice.product} choice={choice} {...props} />
      ))}
    </div>
  );
}
