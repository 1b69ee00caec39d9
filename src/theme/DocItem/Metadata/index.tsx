// Change: adds the page as Markdown, the canonical URL of an old version's page, and the image that
// the build creates for links to the page.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { getCurrentPath } from '@site/src/features/versions';
import { OTHER_VERSIONS_FIELD, type OtherVersions } from '@site/src/lib/contracts/otherVersions';
import { getLinkPicture } from '@site/src/lib/linkPicture';
import { getMarkdownPath } from '@site/src/lib/markdownPath';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadataOfSite() {
  const { metadata, frontMatter } = useDoc();
  const { permalink, title } = metadata;
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const path = `/${permalink.slice(baseUrl.length)}`;
  const others = (frontMatter as { [OTHER_VERSIONS_FIELD]?: OtherVersions })[OTHER_VERSIONS_FIELD];
  const currentPath = getCurrentPath(path, others);
  const toUrl = (target: string) => `${url}${baseUrl}${target.slice(1)}`;
  return (
    <>
      <DocItemMetadata />
      <PageMetadata image={getLinkPicture(path)} />
      <Head>
        <link rel="alternate" type="text/markdown" href={toUrl(getMarkdownPath(path))} />
        <meta property="og:image:alt" content={title} />
        {currentPath && <link rel="canonical" href={toUrl(currentPath)} />}
      </Head>
    </>
  );
}
