import texts from '@site/i18n/en/apiCatalogue.json';
import type { Announce } from '@site/src/components/staticMarkup/enhance/announce';
import { copyText } from '@site/src/components/staticMarkup/enhance/copyText';
import { onLinkClick } from '@site/src/components/staticMarkup/enhance/onLinkClick';
import { replaceWords } from './replaceWords';

const { copied, linkFailed } = texts.live;

/** Whether a link points to the row it's in. */
function leadsToRow(link: HTMLAnchorElement): boolean {
  const row = link.closest('details');
  return row !== null && link.getAttribute('href') === `#${row.id}`;
}

/** Clicking the link to a row copies it. */
export function copyLinks(content: HTMLElement, announce: Announce, signal: AbortSignal): void {
  const copy = (text: string, link: HTMLAnchorElement) => {
    const showCopied = () => replaceWords(link, copied);
    void copyText({ text, announce, copied, failed: linkFailed, showCopied });
  };
  onLinkClick(content, { matches: leadsToRow, run: copy }, signal);
}
