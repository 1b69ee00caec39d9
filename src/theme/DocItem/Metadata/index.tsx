// Change: adds the canonical address of an old version's page.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { getCurrentPath } from '@site/src/features/versions';
import { OTHER_VERSIONS_FIELD, type OtherVersions } from '@site/src/lib/contracts/otherVersions';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadataWithCanonical() {
  const { metadata, frontMatter } = useDoc();
  const { permalink } = metadata;
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const others = (frontMatter as { [OTHER_VERSIONS_FIELD]?: OtherVersions })[OTHER_VERSIONS_FIELD];
  const currentPath = getCurrentPath(`/${permalink.slice(baseUrl.length)}`, others);
  return (
    <>
      <DocItemMetadata />
      {currentPath && (
        <Head>
          <link rel="canonical" href={`${url}${baseUrl}${currentPath.slice(1)}`} />
        </Head>
      )}
    </>
  );
}
