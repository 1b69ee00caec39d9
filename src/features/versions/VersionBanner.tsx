import { useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import texts from '@site/i18n/en/versions.json';
import controls from '@site/src/components/controls.module.css';
import { Icon } from '@site/src/components/Icon';
import type { OtherVersions } from '@site/src/lib/contracts/otherVersions';
import { createTranslate } from '@site/src/lib/createTranslate';
import { CURRENT_VERSION, LIBRARY_VERSION, type VersionName } from '@site/src/lib/docsVersions';
import {
  OLD_VERSION_ATTRIBUTE,
  OLD_VERSION_HIDDEN,
  OLD_VERSION_KEY,
} from '@site/src/lib/preferenceKeys';
import { writeStorage } from '@site/src/lib/storage';
import { rememberSwitch } from './versionSwitch';
import { getVersionHref } from './versionEntries';
import styles from './Notice.module.css';

const t = createTranslate({ en: texts });

interface VersionBannerProps {
  /** The page's docs version, which is an old one. */
  version: VersionName;
  /** The page's path, without the base URL. */
  path: string;
  /** The same below the root of its version. */
  page: string;
  others: OtherVersions;
  /** The page's title. */
  title: string;
}

/** Says that a page documents an old version, and links to the same page in the current one. */
export function VersionBanner({ version, path, page, others, title }: VersionBannerProps) {
  const { withBaseUrl } = useBaseUrlUtils();
  const { hash } = useLocation();
  const hide = () => {
    writeStorage(OLD_VERSION_KEY + version, OLD_VERSION_HIDDEN);
    // The first-paint script does the same on the next page, so that nothing moves.
    document.documentElement.setAttribute(OLD_VERSION_ATTRIBUTE, '');
  };
  const names = { version, current: LIBRARY_VERSION };
  return (
    <aside className={`${styles.notice} ${styles.banner}`} aria-label={t('banner.label')}>
      <p className={styles.text}>
        {t('banner.text', names)}{' '}
        <a
          href={withBaseUrl(getVersionHref(page, CURRENT_VERSION, others))}
          onClick={() => rememberSwitch({ title, path: path + hash })}
        >
          {t(others[CURRENT_VERSION] ? 'banner.elsewhere' : 'banner.link', names)}
        </a>
      </p>
      <button
        type="button"
        className={`${controls.iconButton} ${styles.dismiss}`}
        aria-label={t('banner.dismiss', names)}
        onClick={hide}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
