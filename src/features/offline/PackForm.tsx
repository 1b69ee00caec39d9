import type { PackSummary } from '@site/src/lib/contracts/offline';
import { CURRENT_VERSION, getVersionLabel, type VersionName } from '@site/src/lib/docsVersions';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import { PRODUCTS, type ProductSlug } from '@site/src/lib/products';
import { type FormEvent, useId, useState } from 'react';
import { formatSize } from './formatSize';
import styles from './OfflinePage.module.css';
import { isSamePack, keepPack, type PacksState } from './packs/packsStore';
import { t } from './texts';

interface SelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Select({ label, value, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface PackFormProps {
  offered: PacksState['offered'];
  stored: PacksState['stored'];
  isBusy: boolean;
}

/**
 * A product's pack for a version; if the product lacks that version, the pack for its newest one.
 */
function choosePack(
  offered: readonly PackSummary[],
  product: ProductSlug,
  version: VersionName,
): PackSummary | undefined {
  const packs = offered.filter((pack) => pack.product === product);
  return packs.find((pack) => pack.version === version) ?? packs[0];
}

/** A form for storing products. */
export function PackForm({ offered, stored, isBusy }: PackFormProps) {
  const [product, setProduct] = useState<ProductSlug>(PRODUCTS[0]!.slug);
  const [version, setVersion] = useState(CURRENT_VERSION);
  const id = useId();
  const pack = choosePack(offered ?? [], product, version);
  if (!pack) {
    return <p className={styles.quiet}>{t('form.noNetwork')}</p>;
  }
  const isStored = stored.some((other) => other.isComplete && isSamePack(other, pack));
  const isDisabled = isBusy || isStored;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isDisabled) {
      void keepPack({ product: pack.product, version: pack.version });
    }
  };
  const versions = offered!.filter((other) => other.product === product);
  return (
    <form className={styles.form} aria-labelledby={`${id}-title`} onSubmit={submit}>
      <h2 id={`${id}-title`} className={styles.heading}>
        {t('form.title')}
      </h2>
      <div className={styles.choices}>
        <Select
          label={t('form.product')}
          value={product}
          options={PRODUCTS.map(({ slug, name, fullName = name }) => ({
            value: slug,
            label: fullName,
          }))}
          onChange={(value) => setProduct(value as ProductSlug)}
        />
        <Select
          label={t('form.version')}
          value={pack.version}
          options={versions.map((other) => ({
            value: other.version,
            label: getVersionLabel(other.version),
          }))}
          onChange={(value) => setVersion(value as VersionName)}
        />
      </div>
      <div className={styles.submit}>
        <button
          type="submit"
          className={styles.button}
          aria-disabled={isDisabled}
          aria-describedby={`${id}-size`}
          {...(!isDisabled &&
            eventAttributes({
              category: 'offline',
              action: 'store',
              label: `${pack.version}/${pack.product}`,
            }))}
        >
          {t('form.submit')}
        </button>
        <span id={`${id}-size`} className={styles.quiet}>
          {isStored
            ? t('form.isStored')
            : t('form.size', { size: formatSize(pack.size), pages: pack.pages })}
        </span>
      </div>
    </form>
  );
}
