import Link from '@docusaurus/Link';
import texts from '@site/i18n/en/home.json';
import { useSiteFields } from '@site/src/components/useSiteFields';
import page from '@site/src/components/page.module.css';
import { createTranslate } from '@site/src/lib/createTranslate';
import CodeBlock from '@theme/CodeBlock';
import { CURRENT_VERSION } from '@site/src/lib/docsVersions';
import Layout from '@theme/Layout';
import { formatInstallCommand, TOOLS } from '../products';
import { PRODUCTS } from '@site/src/lib/products';
import styles from './HomePage.module.css';
import { LinkList } from './LinkList';
import { NewFeatures } from './NewFeatures';
import { PlanTable } from './PlanTable';
import { ProductPanel } from './ProductPanel';

const t = createTranslate({ en: texts });

/** Introduces the four libraries and links to each. */
export function HomePage() {
  const { brand, libraryVersion: version } = useSiteFields();
  const command = formatInstallCommand(
    { product: PRODUCTS[0]!, plan: 'community', library: 'dayjs', manager: 'npm' },
    CURRENT_VERSION,
  );
  const tools = TOOLS.map(({ id, ...link }) => ({ ...link, text: t(`tools.${id}`) }));
  return (
    <Layout title={t('headline')} description={t('description', { version })}>
      <main className={`${page.page} ${styles.page}`} data-wide="">
        <header className={styles.intro}>
          <div>
            <p className={styles.version}>
              {brand} {version}
            </p>
            <h1 className={styles.headline}>
              {/* With a word joiner, lines don't break after a hyphen. */}
              {t('headline').replaceAll('-', '-\u2060')}
            </h1>
            <p className={page.lead}>{t('lead')}</p>
            <p className={styles.ways}>
              <Link className={styles.primary} to="/x/introduction/">
                {t('readIntroduction')}
              </Link>
              <Link to="/x/introduction/installation/">{t('chooseInstall')}</Link>
            </p>
          </div>
          <div className={styles.install}>
            <CodeBlock language="bash" title={t('install')}>
              {command}
            </CodeBlock>
          </div>
        </header>
        <section aria-labelledby="products">
          <h2 id="products">{t('productsTitle')}</h2>
          <ul className={styles.panels}>
            {PRODUCTS.map((product) => (
              <ProductPanel key={product.slug} product={product} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="plans">
          <h2 id="plans">{t('plansTitle')}</h2>
          <p className={styles.plansLead}>
            {t('plansLead')} <Link to="/x/introduction/licensing/">{t('plansMore')}</Link>
          </p>
          <PlanTable />
        </section>
        <NewFeatures />
        <section aria-labelledby="tools">
          <h2 id="tools">{t('toolsTitle')}</h2>
          <LinkList links={tools} />
        </section>
      </main>
    </Layout>
  );
}
