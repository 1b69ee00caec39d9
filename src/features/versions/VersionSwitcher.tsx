import { useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import texts from '@site/i18n/en/versions.json';
import { Icon } from '@site/src/components/Icon';
import { MenuDetails, menuItemClass } from '@site/src/components/MenuDetails';
import { usePagePath } from '@site/src/components/usePagePath';
import { createTranslate } from '@site/src/lib/createTranslate';
import { rememberSwitch } from './versionSwitch';
import { usePageVersions } from './pageVersions';
import { listVersionEntries } from './versionEntries';

const t = createTranslate({ en: texts });

/**
 * The version of the shown page, opening a list of all that its product has. Each entry leads to
 * the same page; before the page has said where that is, and without JavaScript, to the beginning
 * of the version.
 */
export function VersionSwitcher() {
  const pathname = usePagePath();
  const { hash } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const { withBaseUrl } = useBaseUrlUtils();
  const path = `/${pathname.slice(siteConfig.baseUrl.length)}`;
  const published = usePageVersions();
  const others = published?.path === path ? published.others : undefined;
  const entries = listVersionEntries(path, others);
  const current = entries.find((entry) => entry.current);
  return (
    <MenuDetails label={t('switch')} chosen={current?.text ?? ''} listLabel={t('versions')}>
      {entries.map(({ text, href, current: isCurrent }) => (
        <li key={text}>
          {/* Not the router's link: every version is a build of its own. */}
          <a
            className={menuItemClass}
            href={withBaseUrl(href) + (others ? hash : '')}
            aria-current={isCurrent ? 'true' : undefined}
            onClick={() => rememberSwitch(published?.title)}
          >
            {text}
            {isCurrent && <Icon name="check" />}
          </a>
        </li>
      ))}
    </MenuDetails>
  );
}
