import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import texts from '@site/i18n/en/home.json';
import { createTranslate } from '@site/src/lib/createTranslate';
import { CURRENT_VERSION, DOCS_VERSIONS, getVersionRoot } from '@site/src/lib/docsVersions';
import { CHECKLIST_PATH } from '@site/src/lib/upgradeChecklist/checklistPath';
import { LinkList } from './LinkList';
import styles from './NewFeatures.module.css';

const t = createTranslate({ en: texts });

/** Features that version 7 doesn't have. */
const FEATURES: readonly { id: keyof (typeof texts)['features']; href: string }[] = [
  { id: 'pivoting', href: '/x/react-data-grid/pivoting/' },
  { id: 'ai-assistant', href: '/x/react-data-grid/ai-assistant/' },
  { id: 'time-range-picker', href: '/x/react-date-pickers/time-range-picker/' },
  { id: 'radar', href: '/x/react-charts/radar/' },
  { id: 'zoom-slider', href: '/x/react-charts/zoom-and-pan/#slider' },
  { id: 'lazy-loading', href: '/x/react-tree-view/rich-tree-view/lazy-loading/' },
];

const OLDER_VERSIONS = DOCS_VERSIONS.filter((version) => version !== CURRENT_VERSION);

/** What the last major added, and where the others are documented. */
export function NewFeatures() {
  const { withBaseUrl } = useBaseUrlUtils();
  const links = FEATURES.map(({ id, href }) => ({
    href,
    label: t(`features.${id}.name`),
    text: t(`features.${id}.use`),
  }));
  return (
    <section aria-labelledby="new">
      <h2 id="new">{t('newTitle')}</h2>
      <LinkList links={links} />
      <p className={styles.versions}>
        {t('olderVersion')} <Link to={CHECKLIST_PATH}>{t('upgrade')}</Link>
        {OLDER_VERSIONS.map((version) => (
          // Not the router's link: every version is a separate build.
          <a key={version} href={withBaseUrl(`${getVersionRoot(version)}introduction/`)}>
            {t('docsOf', { version })}
          </a>
        ))}
      </p>
    </section>
  );
}
