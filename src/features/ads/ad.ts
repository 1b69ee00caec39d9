import { eventAttributes } from '@site/src/lib/eventAttributes';

/** HTML that is safe to insert: our own text, or untrusted text after `sanitizeHtml`. */
export type SafeHtml = string & { readonly isSafe: true };

/** An advertisement from any source. */
export interface Ad {
  link: string;
  /** 130 × 100 px. */
  img?: string;
  /** What is advertised, also as the alternative text of the image. */
  name: string;
  description: SafeHtml;
  /** "ad by …" */
  poweredby: string;
  /** Its label in events. */
  label: string;
}

/** Attributes of a link to an advertiser; clicking it sends an event. */
export function createLinkProps(link: string, label: string) {
  return {
    href: link,
    target: '_blank',
    rel: 'noopener sponsored',
    ...eventAttributes({ category: 'ad', action: 'click', label }),
  };
}
