import DOMPurify from 'dompurify';
import type { SafeHtml } from '../ad';
import { readHttpsUrl } from './readHttpsUrl';

/** Words with a weight or a tone, and links. Nothing that loads, runs, or leaves its line. */
const TAGS = ['a', 'b', 'br', 'code', 'em', 'i', 'mark', 's', 'small', 'span', 'strong', 'u'];

const CONFIG = {
  ALLOWED_TAGS: [...TAGS, 'sub', 'sup'],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(https:)?\/\//i,
};

let purifier: ReturnType<typeof DOMPurify> | undefined;

/** An instance of our own: hooks are shared by all who use one. */
function getPurifier() {
  if (!purifier) {
    purifier = DOMPurify(window);
    purifier.addHook('afterSanitizeAttributes', (node) => {
      if (node.nodeName !== 'A') {
        node.removeAttribute('href');
        return;
      }
      const href = readHttpsUrl(node.getAttribute('href'));
      node.removeAttribute('href');
      if (href) {
        node.setAttribute('href', href);
        node.setAttribute('target', '_blank');
        node.setAttribute('rel', 'noopener sponsored');
      }
    });
  }
  return purifier;
}

/** Untrusted HTML with only what may go into a line of text. */
export function sanitizeHtml(html: string): SafeHtml {
  return getPurifier().sanitize(html, CONFIG) as SafeHtml;
}
