import { Segments } from '@site/src/components/Segments';
import { useStoredChoice } from '@site/src/components/useStoredChoice';
import { DATE_LIBRARIES } from '@site/src/lib/dateLibraries';
import { getPathInVersion } from '@site/src/lib/productVersions';
import CodeBlock from '@theme/CodeBlock';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import {
  formatInstallCommand,
  getOfferedPlan,
  getPageVersion,
  listProducts,
  PACKAGE_MANAGERS,
} from '@site/src/lib/installCommand';
import styles from './InstallCommand.module.css';
import { PLANS, PRODUCTS, type Product } from '@site/src/lib/products';
import { t } from './texts';

const SLUGS = PRODUCTS.map(({ slug }) => slug);

function toOptions<Value extends string>(values: readonly Value[]) {
  return values.map((value) => ({ value, label: value }));
}

/** The command that installs a product: by product (unless given), plan and package manager. */
export function InstallCommand({ product: given }: { product?: Product['slug'] }) {
  const version = getPageVersion(useLocation().pathname);
  const products = listProducts(PRODUCTS, version);
  const [manager, setManager] = useStoredChoice('package-manager', PACKAGE_MANAGERS);
  const [library, setLibrary] = useStoredChoice('date-library', DATE_LIBRARIES);
  const [chosenPlan, setPlan] = useStoredChoice('plan', PLANS);
  const [slug, setSlug] = useStoredChoice('product', SLUGS);
  const product = products.find((offered) => offered.slug === (given ?? slug)) ?? products[0]!;
  const plan = getOfferedPlan(product, chosenPlan);
  const plans = PLANS.filter((name) => product.packages[name]);

  return (
    <div
      className={styles.install}
      role="group"
      aria-label={t('install.label')}
      data-install={given ?? ''}
    >
      <div className={styles.choices}>
        {given === undefined && (
          <Segments
            legend={t('install.product')}
            options={products.map(({ slug: value, name: label }) => ({ value, label }))}
            value={product.slug}
            onChange={setSlug}
          />
        )}
        <Segments
          legend={t('install.plan')}
          options={plans.map((value) => ({ value, label: t(`plans.${value}`) }))}
          value={plan}
          onChange={setPlan}
        />
        {product.slug === 'date-pickers' && (
          <Segments
            legend={t('install.library')}
            options={toOptions(DATE_LIBRARIES)}
            value={library}
            onChange={setLibrary}
          />
        )}
        <Segments
          legend={t('install.manager')}
          options={toOptions(PACKAGE_MANAGERS)}
          value={manager}
          onChange={setManager}
        />
      </div>
      <CodeBlock language="bash">
        {formatInstallCommand({ product, plan, library, manager }, version)}
      </CodeBlock>
      <p className={styles.license} aria-live="polite">
        {plan === 'community' ? (
          t('install.free')
        ) : (
          <Link to={getPathInVersion('/x/introduction/licensing/', version)}>
            {t('install.license')}
          </Link>
        )}
      </p>
    </div>
  );
}
