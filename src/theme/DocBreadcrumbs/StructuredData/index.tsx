// Change: replaced. Tells search engines about the pages above this one; Docusaurus only knows the
// page itself, because the groups of the navigation have no page.
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { getBreadcrumbTrail } from '@site/src/lib/breadcrumbTrail';

export default function DocBreadcrumbsStructuredData() {
  const { permalink, title } = useDoc().metadata;
  const { url, baseUrl, title: brand } = useDocusaurusContext().siteConfig;
  const trail = getBreadcrumbTrail(`/${permalink.slice(baseUrl.length)}`, title, brand);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${url}${baseUrl}${path.slice(1)}`,
    })),
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
