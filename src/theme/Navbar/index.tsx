// Change: replaced. One line with product, repository and settings; no items from the config.
import Link from '@docusaurus/Link';
import texts from '@site/i18n/en/frame.json';
import { Icon } from '@site/src/components/Icon';
import { useSiteFields } from '@site/src/components/useSiteFields';
import { createTranslate } from '@site/src/features/i18n';
import { NavDrawerButton, type NavItem } from '@site/src/features/navigation';
import { SettingsButton } from '@site/src/features/preferences';
import { getProductPath, PRODUCTS, ProductSwitcher } from '@site/src/features/products';
import styles from './styles.module.css';

const t = createTranslate({ en: texts });

const SECTIONS: readonly NavItem[] = [
  { type: 'link', label: t('footer.introduction'), href: '/x/introduction/' },
  { type: 'link', label: t('footer.concepts'), href: '/x/common-concepts/custom-components/' },
  ...PRODUCTS.map((product) => ({
    type: 'link' as const,
    label: product.name,
    href: getProductPath(product),
  })),
];

export default function Navbar() {
  const { brand, libraryVersion, repositoryUrl } = useSiteFields();
  return (
    <header className={styles.header}>
      <NavDrawerButton className={`${styles.button} ${styles.drawerButton}`} sections={SECTIONS} />
      <Link className={styles.home} to="/" aria-label={t('home', { brand })}>
        <span className={styles.logo} aria-hidden="true" />
      </Link>
      <ProductSwitcher brand={brand} />
      <span className={styles.version}>{libraryVersion}</span>
      <span className={styles.space} />
      <a className={styles.button} href={repositoryUrl} aria-label={t('repository')}>
        <Icon name="repository" />
      </a>
      <SettingsButton className={styles.button} />
    </header>
  );
}
