import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import texts from '@site/i18n/en/lost.json';
import { createTranslate } from '@site/src/lib/createTranslate';
import { getProduct } from '@site/src/lib/products';
import { useEffect } from 'react';
import styles from './LostHelp.module.css';
import { type Finding, useFinding } from './useFinding';

const t = createTranslate({ en: texts });

/** Describes the finding in a sentence. */
function describeFinding(finding: Finding | undefined): string {
  if (!finding) {
    return '';
  }
  if (finding.kind === 'certain') {
    return t('going', { page: finding.name });
  }
  const { missing, pages } = finding;
  if (missing) {
    const { name, fullName: product = name } = getProduct(missing.product);
    return t(pages.length > 0 ? 'missing' : 'missingAlone', { product, since: missing.since });
  }
  return t(pages.length > 0 ? 'similar' : 'nothing');
}

export interface FoundProps {
  /** Called with the words to search for. */
  onWords: (words: string) => void;
}

/** Says where the reader is being redirected, or offers the pages they may have meant. */
export function Found({ onWords }: FoundProps) {
  const finding = useFinding();
  const { withBaseUrl } = useBaseUrlUtils();

  useEffect(() => {
    if (finding?.kind === 'uncertain') {
      onWords(finding.words);
    }
  }, [finding, onWords]);

  const pages = finding?.kind === 'uncertain' ? finding.pages : [];
  return (
    <>
      <p role="status" className={styles.status}>
        {describeFinding(finding)}
      </p>
      {pages.length > 0 && (
        <ul className={styles.pages}>
          {pages.map(({ path, title }) => (
            <li key={path}>
              {/* Not the router's link: each version is a separate build. */}
              <a className={styles.link} href={withBaseUrl(path)}>
                <span className={styles.title}>{title}</span>
                <span className={styles.path}>
                  <bdi dir="ltr">{path}</bdi>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
