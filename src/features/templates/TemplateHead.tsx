import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { getBreadcrumbTrail } from '@site/src/lib/breadcrumbTrail';
import { getLinkPicture } from '@site/src/lib/linkPicture';
import { getMarkdownPath } from '@site/src/lib/markdownPath';
import { TEMPLATES_PATH } from './templates';
import { t } from './texts';

interface TemplateHeadProps {
  /** Without base URL. */
  path: string;
  title: string;
}

/** What gallery and templates say of themselves as pages of the docs do: picture, Markdown, breadcrumbs. */
export function TemplateHead({ path, title }: TemplateHeadProps) {
  const { url, baseUrl, title: brand } = useDocusaurusContext().siteConfig;
  const toUrl = (target: string) => `${url}${baseUrl}${target.replace(/^\//, '')}`;
  const picture = toUrl(getLinkPicture(path));
  const [home, ...above] = getBreadcrumbTrail(path, title, brand);
  const gallery = { name: t('galleryTitle'), path: TEMPLATES_PATH };
  const trail = [home!, ...(path === TEMPLATES_PATH ? [] : [gallery]), above.at(-1)!];
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((place, index) => ({
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
