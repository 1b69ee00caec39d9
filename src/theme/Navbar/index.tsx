// Change: replaced. One line with product, version, tools, repository and settings; no items from
// the config.
import Link from '@docusaurus/Link';
import texts from '@site/i18n/en/frame.json';
import controls from '@site/src/components/controls.module.css';
import { Icon } from '@site/src/components/Icon';
import { useSiteFields } from '@site/src/components/useSiteFields';
import { NavDrawerButton, type NavItem } from '@site/src/features/navigation';
import { SettingsButton } from '@site/src/features/preferences';
import { ProductSwitcher, SECTIONS, TOOLS, ToolsMenu } from '@site/src/features/products';
import { VersionSwitcher } from '@site/src/features/versions';
import { createTranslate } from '@site/src/lib/createTranslate';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import SearchBar from '@theme/SearchBar';
import styles from './styles.module.css';

const t = createTranslate({ en: texts });

const toItem = (link: { label: string; href: string }): NavItem => ({ type: 'link', ...link });

const DRAWER_ITEMS: readonly NavItem[] = SECTIONS.map(toItem);
const DRAWER_TOOLS: readonly NavItem[] = TOOLS.map(toItem);

/** Four cells, one of them filled: what a grid, a calendar, a chart and a tree have in common. */
function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M0 3a3 3 0 0 1 3-3h6v9H0zM0 11h9v9H3a3 3 0 0 1-3-3zM11 11h9v6a3 3 0 0 1-3 3h-6z" />
      <path className={styles.cell} d="M11 0h6a3 3 0 0 1 3 3v6h-9z" />
    </svg>
  );
}

export default function Navbar() {
  const { brand, repositoryUrl } = useSiteFields();
  return (
    <header className={`navbar ${styles.header}`}>
      <NavDrawerButton
        className={`${controls.iconButton} ${styles.drawerButton}`}
        sections={DRAWER_ITEMS}
        tools={DRAWER_TOOLS}
      />
      <Link className={styles.home} to="/" aria-label={t('home', { brand })}>
        <Logo />
      </Link>
      <ProductSwitcher brand={brand} />
      <VersionSwitcher />
      <div className={styles.tools}>
        <ToolsMenu />
      </div>
      <span className={styles.space} />
      <SearchBar />
      <a
        className={`${controls.iconButton} ${styles.repository}`}
        href={repositoryUrl}
        aria-label={t('repository')}
        {...eventAttributes({ category: 'header', action: 'github' })}
      >
        <Icon name="repository" />
      </a>
      <SettingsButton className={controls.iconButton} />
    </header>
  );
}
