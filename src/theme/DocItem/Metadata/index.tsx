// Change: adds the product and category of the page, which analytics and search read.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import { getProductIds } from '@site/src/lib/paths';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadataWithProduct() {
  const { permalink } = useDoc().metadata;
  const { productId = 'null', categoryId = 'null' } = getProductIds(permalink);
  return (
    <>
      <DocItemMetadata />
      <Head>
        <meta name="mui:productId" content={productId} />
        <meta name="mui:productCategoryId" content={categoryId} />
      </Head>
    </>
  );
}
