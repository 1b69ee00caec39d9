import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { getProductPath, PRODUCTS } from '@site/src/lib/products';
import Layout from '@theme/Layout';
import { t } from '../texts';
import { Results } from './Results';
import styles from './SearchPage.module.css';

/** What a page can say that is served to all and cannot search: where everything is. */
function Navigation() {
  return (
    <div className={styles.plain}>
      <p>{t('page.script')}</p>
      <ul>
        <li>
          <Link to="/x/introduction/">{t('groups.general')}</Link>
        </li>
        {PRODUCTS.map((product) => (
          <li key={product.slug}>
            <Link to={getProductPath(product)}>{product.name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every result of a search, in pages; its address says what was searched and where. */
export function SearchPage() {
  // The served page is one for all addresses.
  const isBrowser = useIsBrowser();
  return (
    <Layout title={t('page.title')} description={t('page.description')}>
      <Head>
        {/* What it shows is up to whoever made the address. */}
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <h1 className={styles.title}>{t('page.title')}</h1>
        {isBrowser ? <Results /> : <Navigation />}
      </main>
    </Layout>
  );
}
