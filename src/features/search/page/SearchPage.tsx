import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import page from '@site/src/components/page.module.css';
import { getProductPath, PRODUCTS } from '@site/src/lib/products';
import Layout from '@theme/Layout';
import { t } from '../texts';
import { Results } from './Results';
import styles from './SearchPage.module.css';

/** The content for readers whose browser can't search: links to everything. */
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

/** All results of a search, in pages; its URL specifies the query and the place. */
export function SearchPage() {
  // The same page is served for all URLs.
  const isBrowser = useIsBrowser();
  return (
    <Layout title={t('page.title')} description={t('page.description')}>
      <Head>
        {/* Anyone can choose what it shows by crafting a URL. */}
        <meta name="robots" content="noindex" />
      </Head>
      <main className={page.page}>
        <h1 className={page.title}>{t('page.title')}</h1>
        {isBrowser ? <Results /> : <Navigation />}
      </main>
    </Layout>
  );
}
