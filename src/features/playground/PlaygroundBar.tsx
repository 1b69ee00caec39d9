import Link from '@docusaurus/Link';
import { Segments } from '@site/src/components/Segments';
import { useSiteFields } from '@site/src/components/useSiteFields';
import { CODE_VARIANTS, type CodeVariant } from '@site/src/lib/contracts/demos';
import styles from './PlaygroundBar.module.css';
import type { ProgramState } from './programState';
import { PRODUCT_SLUGS, type ProductSlug } from '@site/src/lib/products';
import { t } from './texts';
import { getVersion, PLAYGROUND_VERSIONS } from './versions';

interface PlaygroundBarProps {
  /** Undefined while the program is loading; the bar looks the same. */
  state: ProgramState | undefined;
  onLibrary: (library: ProductSlug) => void;
  onVersion: (version: string) => void;
  onLanguage: (language: CodeVariant) => void;
  onFormat: () => void;
  onShare: () => void;
  onReset: () => void;
}

/** The link back to the docs, what the program starts from, and actions for the whole program. */
export function PlaygroundBar({
  state,
  onLibrary,
  onVersion,
  onLanguage,
  onFormat,
  onShare,
  onReset,
}: PlaygroundBarProps) {
  const { brand } = useSiteFields();
  const { origin, library = PRODUCT_SLUGS[0]!, language = 'TS' } = state ?? {};
  const type = origin?.type ?? 'template';
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.home} aria-label={t('home', { brand })}>
        {brand}
      </Link>
      <h1 className={styles.title}>{t('title')}</h1>
      <select
        className={`${styles.select} ${styles.library}`}
        aria-label={t('library.label')}
        value={type === 'template' ? library : type}
        onChange={(event) => onLibrary(event.target.value as ProductSlug)}
      >
        {type !== 'template' && (
          <option value={type}>{t(`library.${type}`, { name: origin?.name ?? '' })}</option>
        )}
        {PRODUCT_SLUGS.map((slug) => (
          <option key={slug} value={slug}>
            {t(`library.${slug}`)}
          </option>
        ))}
      </select>
      <select
        className={styles.select}
        aria-label={t('version')}
        value={getVersion(state?.version).id}
        onChange={(event) => onVersion(event.target.value)}
      >
        {PLAYGROUND_VERSIONS.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <div className={`${styles.actions} hidden-legends`}>
        <Segments
          legend={t('language')}
          options={CODE_VARIANTS.map((value) => ({ value, label: value }))}
          value={language}
          onChange={onLanguage}
        />
        <button type="button" className={styles.button} onClick={onFormat}>
          {t('format')}
        </button>
        <button type="button" className={styles.button} onClick={onReset}>
          {t('reset')}
        </button>
        <button type="button" className={`${styles.button} ${styles.share}`} onClick={onShare}>
          {t('share')}
        </button>
      </div>
    </header>
  );
}
