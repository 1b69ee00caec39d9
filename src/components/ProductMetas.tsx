import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { getProductIds } from '@site/src/lib/paths';

/** Product and family of the page, which analytics and search read; `null` as text for none. */
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
