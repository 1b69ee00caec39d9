import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { getProductIds } from '@site/src/lib/paths';

/** The page's product and family, which analytics and search read; the string `null` for none. */
export function ProductMetas() {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { productId = 'null', categoryId = 'null' } = getProductIds(
    `/${pathname.slice(baseUrl.length)}`,
  );
  return (
    <Head>
      <meta name="mui:productId" content={productId} />
      <meta name="mui:productCategoryId" content={categoryId} />
    </Head>
  );
}
