import Link from '@docusaurus/Link';
import texts from '@site/i18n/en/apiIndex.json';
import { API_PAGES } from '@site/nav/api';
import { PageHead } from '@site/src/components/PageHead';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import page from '@site/src/components/page.module.css';
import { createTranslate } from '@site/src/lib/createTranslate';
import { CURRENT_VERSION, getVersionRoot } from '@site/src/lib/docsVersions';
import { API_PATH_PREFIX, getApiPath } from '@site/src/lib/paths';
import { PRODUCTS, type Product } from '@site/src/lib/products';
import { listProductVersions } from '@site/src/lib/productVersions';
import Layout from '@theme/Layout';
import { Badge } from '../plans';
import styles from './ApiIndexPage.module.css';

const t = createTranslate({ en: texts });

function Names({ product, names }: { product: Product; names: readonly string[] }) {
  const { pro, premium } = API_PAGES[product.slug];
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name}>
          <Link to={getApiPath(product.slug, name)}>{name}</Link>
          {pro.includes(name) && <Badge kind="pro" />}
          {premium.includes(name) && <Badge kind="premium" />}
        </li>
      ))}
    </ul>
  );
}

function ProductSection({ product }: { product: Product }) {
  const { withBaseUrl } = useBaseUrlUtils();
  const { slug, name, fullName = name } = product;
  const { components, interfaces } = API_PAGES[slug];
  const older = listProductVersions(slug).filter((version) => version !== CURRENT_VERSION);
  return (
    <section aria-labelledby={slug}>
      <h2 id={slug}>{fullName}</h2>
      <p>
        <Link to={`${API_PATH_PREFIX}${slug}/`}>{t('exports', { product: fullName })}</Link>
        {older.length > 0 && `${t('older')} `}
        {older.map((version) => (
          // Not the router's link: every version is a separate build.
          <a
            key={version}
            className={styles.version}
            href={withBaseUrl(`${getVersionRoot(version)}api/${slug}/`)}
          >
            {version}
          </a>
        ))}
      </p>
      <Names product={product} names={components} />
      {interfaces.length > 0 && (
        <>
          <h3 id={`${slug}-interfaces`}>{t('interfaces')}</h3>
          <Names product={product} names={interfaces} />
        </>
      )}
    </section>
  );
}

/** Every reference page of the current version, by product. */
export function ApiIndexPage() {
  const title = t('title');
  return (
    <Layout title={title} description={t('description')}>
      <PageHead path={API_PATH_PREFIX} title={title} />
      <main className={`theme-doc-markdown markdown ${page.page}`}>
        <header>
          <h1 className={page.title}>{title}</h1>
          <p className={`${page.lead} description`}>{t('lead')}</p>
        </header>
        {PRODUCTS.map((product) => (
          <ProductSection key={product.slug} product={product} />
        ))}
      </main>
    </Layout>
  );
}
