import texts from '@site/i18n/en/api.json';
import type { Announce } from '@site/src/components/staticMarkup/enhance/announce';
import { copyText } from '@site/src/components/staticMarkup/enhance/copyText';
import { onLinkClick } from '@site/src/components/staticMarkup/enhance/onLinkClick';
import { markCopied } from './markCopied';

const { copied, copyFailed } = texts.live;

/** Whether a link is a row's name. */
function isRowName(link: HTMLAnchorElement): boolean {
  return Boolean(link.getAttribute('href')?.startsWith('#') && link.closest('th'));
}

/** Clicking a name copies the link to its row. */
export function copyAnchors(root: HTMLElement, announce: Announce, signal: AbortSignal): void {
  const copy = (text: string, link: HTMLAnchorElement) => {
    const showCopied = () => markCopied(link);
    void copyText({ text, announce, copied, failed: copyFailed, showCopied });
  };
  onLinkClick(root, { matches: isRowName, run: copy }, signal);
}
