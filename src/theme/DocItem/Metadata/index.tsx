// Change: adds the product and category of the page, which analytics and search read, and the
// canonical address of an old version's page.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { getCurrentPath } from '@site/src/features/versions';
import { OTHER_VERSIONS_FIELD, type OtherVersions } from '@site/src/lib/contracts/otherVersions';
import { getProductIds } from '@site/src/lib/paths';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadataWithProduct() {
  const { metadata, frontMatter } = useDoc();
  const { permalink } = metadata;
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const others = (frontMatter as { [OTHER_VERSIONS_FIELD]?: OtherVersions })[OTHER_VERSIONS_FIELD];
  const currentPath = getCurrentPath(`/${permalink.slice(baseUrl.length)}`, others);
  const { productId = 'null', categoryId = 'null' } = getProductIds(permalink);
  return (
    <>
      <DocItemMetadata />
      <Head>
        <meta name="mui:productId" content={productId} />
        <meta name="mui:productCategoryId" content={categoryId} />
        {currentPath && <link rel="canonical" href={`${url}${baseUrl}${currentPath.slice(1)}`} />}
      </Head>
    </>
  );
}
