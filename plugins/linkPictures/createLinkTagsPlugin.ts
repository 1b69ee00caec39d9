import type { HtmlTagObject, Plugin } from '@docusaurus/types';
import { LINK_PICTURE_SIZE } from '../../src/lib/linkPicture';

/**
 * Adds the link tags that are the same for every page. As tags in the served page they need no
 * client code.
 */
export function createLinkTagsPlugin(brand: string): () => Plugin {
  const { width, height } = LINK_PICTURE_SIZE;
  const metas: Record<string, string> = {
    'og:site_name': brand,
    'og:type': 'website',
    'og:image:width': String(width),
    'og:image:height': String(height),
  };
  const headTags = Object.entries(metas).map(([property, content]): HtmlTagObject => ({
    tagName: 'meta',
    attributes: { property, content },
  }));
  return () => ({ name: 'link-tags', injectHtmlTags: () => ({ headTags }) });
}
