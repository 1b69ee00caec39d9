import useBaseUrl from '@docusaurus/useBaseUrl';
import { getChangesFile, listComparisons } from '@site/src/lib/apiChanges/comparisons';
import { t } from './texts';

/** Links to all lists as Markdown, for readers without JavaScript. */
export function PlainLists() {
  const root = useBaseUrl('/').replace(/\/$/, '');
  return (
    <noscript>
      <p>{t('noScript.lead')}</p>
      <ul>
        {listComparisons().map((comparison) => {
          const { product, from, to } = comparison;
          const path = getChangesFile(comparison, 'md');
          return (
            <li key={path}>
              <a href={`${root}${path}`}>
                {t('noScript.link', { product: t(`products.${product}`), from, to })}
              </a>
            </li>
          );
        })}
      </ul>
    </noscript>
  );
}
