import type { HtmlTagObject, Plugin } from '@docusaurus/types';
import { LINK_PICTURE_SIZE } from '../../src/lib/linkPicture';

/**
 * Says in every page what is the same for links to all of them. As tags of the served page they cost
 * a reader no code.
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
