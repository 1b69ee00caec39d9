import { useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import texts from '@site/i18n/en/versions.json';
import { Icon } from '@site/src/components/Icon';
import { MenuDetails, menuItemClass } from '@site/src/components/MenuDetails';
import { usePagePath } from '@site/src/components/usePagePath';
import { createTranslate } from '@site/src/lib/createTranslate';
import { readOrigin, rememberSwitch } from './versionSwitch';
import { usePageVersions } from './pageVersions';
import { listVersionEntries } from './versionEntries';

const t = createTranslate({ en: texts });

/**
 * The version of the current page, which opens a list of all versions of its product. Each entry
 * links to the same page; until the page has published where that is, and without JavaScript, to
 * the version's first page.
 */
export function VersionSwitcher() {
  const pathname = usePagePath();
  const { hash } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const { withBaseUrl } = useBaseUrlUtils();
  const path = `/${pathname.slice(siteConfig.baseUrl.length)}`;
  const published = usePageVersions();
  const others = published?.path === path ? published.others : undefined;
  // Only in the browser, where the page has published itself.
  const origin = others && readOrigin(path);
  const entries = listVersionEntries(path, others, origin);
  const current = entries.find((entry) => entry.current);
  return (
    <MenuDetails label={t('switch')} chosen={current?.text ?? ''} listLabel={t('versions')}>
      {entries.map(({ text, href, current: isCurrent }) => (
        <li key={text}>
          {/* Not the router's link: every version is a separate build. */}
          <a
            className={menuItemClass}
            href={withBaseUrl(href) + (others && href !== origin ? hash : '')}
            aria-current={isCurrent ? 'true' : undefined}
            onClick={() => rememberSwitch({ title: published?.title, path: path + hash })}
          >
            {text}
            {isCurrent && <Icon name="check" />}
          </a>
        </li>
      ))}
    </MenuDetails>
  );
}
