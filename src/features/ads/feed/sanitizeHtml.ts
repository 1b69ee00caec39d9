import DOMPurify from 'dompurify';
import type { SafeHtml } from '../ad';
import { readHttpsUrl } from './readHttpsUrl';

/**
 * Text-level markup such as bold or emphasis, and links. Nothing that loads, runs or breaks out of
 * the line.
 */
const TAGS = ['a', 'b', 'br', 'code', 'em', 'i', 'mark', 's', 'small', 'span', 'strong', 'u'];

const CONFIG = {
  ALLOWED_TAGS: [...TAGS, 'sub', 'sup'],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(https:)?\/\//i,
};

let purifier: ReturnType<typeof DOMPurify> | undefined;

/** Our own instance, because hooks are shared by everyone who uses an instance. */
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

/** Reduces untrusted HTML to what is allowed in a line of text. */
export function sanitizeHtml(html: string): SafeHtml {
  return getPurifier().sanitize(html, CONFIG) as SafeHtml;
}
