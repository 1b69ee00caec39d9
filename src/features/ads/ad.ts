/** HTML that may go into the page: our own words, or a stranger's after `sanitizeHtml`. */
export type SafeHtml = string & { readonly isSafe: true };

/** An advertisement (specification, section 3). */
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

/** Attributes of a link to an advertiser; document-level delegation sends the click. */
export function createLinkProps(link: string, label: string) {
  return {
    href: link,
    target: '_blank',
    rel: 'noopener sponsored',
    ...createClickProps(label),
  };
}

/** Makes clicks within an element events of an ad. */
export function createClickProps(label: string) {
  return {
    'data-ga-event-category': 'ad',
    'data-ga-event-action': 'click',
    'data-ga-event-label': label,
  };
}
