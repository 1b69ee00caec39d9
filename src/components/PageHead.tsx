import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { getBreadcrumbTrail, type TrailStep } from '@site/src/lib/breadcrumbTrail';
import { getLinkPicture } from '@site/src/lib/linkPicture';
import { getMarkdownPath } from '@site/src/lib/markdownPath';

interface PageHeadProps {
  /** Without base URL. */
  path: string;
  title: string;
  /** The page between the start of the docs and this one, if any. */
  above?: TrailStep;
}

/**
 * The metadata that pages outside of the docs share with docs pages: image, Markdown, breadcrumbs.
 */
export function PageHead({ path, title, above }: PageHeadProps) {
  const { url, baseUrl, title: brand } = useDocusaurusContext().siteConfig;
  const toUrl = (target: string) => `${url}${baseUrl}${target.replace(/^\//, '')}`;
  const picture = toUrl(getLinkPicture(path));
  const trail = getBreadcrumbTrail(path, title, brand);
  const places = [trail[0]!, ...(above ? [above] : []), trail.at(-1)!];
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: places.map((place, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: place.name,
      item: toUrl(place.path),
    })),
  };
  return (
    <Head>
      <meta property="og:image" content={picture} />
      <meta name="twitter:image" content={picture} />
      <meta property="og:image:alt" content={title} />
      <link rel="alternate" type="text/markdown" href={toUrl(getMarkdownPath(path))} />
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
