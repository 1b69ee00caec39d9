import { eventAttributes } from '@site/src/lib/eventAttributes';

/** HTML that may go into the page: our own words, or untrusted words after `sanitizeHtml`. */
export type SafeHtml = string & { readonly isSafe: true };

/** An advertisement, wherever it comes from. */
export interface Ad {
  link: string;
  /** 130 × 100 px. */
  img?: string;
  /** What is advertised, also for those who do not see the image. */
  name: string;
  description: SafeHtml;
  /** "ad by …" */
  poweredby: string;
  /** What events call it. */
  label: string;
}

/** Attributes of a link to an advertiser; the click on it is an event. */
export function createLinkProps(link: string, label: string) {
  return {
    href: link,
    target: '_blank',
    rel: 'noopener sponsored',
    ...eventAttributes({ category: 'ad', action: 'click', label }),
  };
}
