import { getLinkPicture, LINK_PICTURE_SIZE, SITE_PICTURE } from '../../src/lib/linkPicture';
import { findBreadcrumbProblems, isDocsPage } from './findBreadcrumbProblems';
import type { Head } from './readHead';

export interface HeadProblem {
  /** Address of the page. */
  page: string;
  message: string;
}

export interface BuiltSite {
  /** Every page by its address without the base URL: `/x/react-charts/`, `/404.html`. */
  pages: ReadonlyMap<string, Head>;
  /**
   * Size of the PNG served at an address without the base URL; undefined if there is none. Omitted
   * for a site that was built without preview images.
   */
  readPictureSize?: (address: string) => { width: number; height: number } | undefined;
  /** Origin and base URL, with a slash at the end. */
  siteUrl: string;
  /** Addresses of pages that the build left out, because it has only some. */
  leftOut?: ReadonlySet<string>;
}

/** The only content of a meta tag, or an error. */
function readMeta({ metas }: Head, name: string): { content: string } | { problem: string } {
  const [content, ...more] = metas.get(name) ?? [];
  if (!content) {
    return { problem: `has no ${name}.` };
  }
  return more.length > 0 ? { problem: `has ${name} more than once.` } : { content };
}

/** Errors in the preview image of a page. */
function findPictureProblems(page: string, head: Head, site: BuiltSite): string[] {
  const image = readMeta(head, 'og:image');
  if ('problem' in image) {
    return [image.problem];
  }
  const expected = `${site.siteUrl}${isDocsPage(page) ? getLinkPicture(page) : SITE_PICTURE}`;
  if (image.content !== expected) {
    return [`has the preview image ${image.content} instead of ${expected}.`];
  }
  const { width, height } = LINK_PICTURE_SIZE;
  const size = site.readPictureSize
    ? site.readPictureSize(image.content.slice(site.siteUrl.length - 1))
    : LINK_PICTURE_SIZE;
  if (!size) {
    return [`has the preview image ${image.content}, which doesn't exist.`];
  }
  const facts: [name: string, value: string][] = [
    ['twitter:image', image.content],
    ['twitter:card', 'summary_large_image'],
    ['og:image:width', String(size.width)],
    ['og:image:height', String(size.height)],
  ];
  const problems = facts.flatMap(([name, value]) => {
    const meta = readMeta(head, name);
    if ('problem' in meta) {
      return [meta.problem];
    }
    return meta.content === value ? [] : [`has ${name} "${meta.content}" instead of "${value}".`];
  });
  return size.width === width && size.height === height
    ? problems
    : [...problems, `has a preview image of ${size.width} × ${size.height} px.`];
}

/** Whether search engines may list a page. */
export function isIndexed({ metas }: Head): boolean {
  return !(metas.get('robots') ?? []).some((content) => content.includes('noindex'));
}

/** Errors in the metadata of the pages of a built site. */
export function findHeadProblems(site: BuiltSite): HeadProblem[] {
  return [...site.pages].flatMap(([page, head]) => {
    // Nobody shares links to the 404 page, so it needs only a title.
    const texts = page === '/404.html' ? ['og:title'] : ['og:title', 'og:description', 'og:url'];
    // Pages outside the docs share the site's preview image, which doesn't show their titles.
    const alt = isDocsPage(page) ? ['og:image:alt'] : [];
    const problems = [...texts, ...alt].flatMap((name) => {
      const meta = readMeta(head, name);
      return 'problem' in meta ? [meta.problem] : [];
    });
    return [
      ...problems,
      ...findPictureProblems(page, head, site),
      ...(head.canonical.length === 1 ? [] : [`has ${head.canonical.length} canonical addresses.`]),
      ...findBreadcrumbProblems(page, head, site),
    ].map((message) => ({ page, message }));
  });
}
