import { isOtherSiteEntry } from '../../nav/entries';
import type { NavEntry } from '../../nav/types';

/** The navigation of a frozen version, without external links and badges of new features. */
export function freezeEntries(entries: readonly NavEntry[]): NavEntry[] {
  return entries
    .filter((entry) => !isOtherSiteEntry(entry))
    .map((entry) => {
      const frozen = { ...entry };
      delete frozen.newFeature;
      return entry.children ? { ...frozen, children: freezeEntries(entry.children) } : frozen;
    });
}

/** A page's text in a frozen version; only its front matter changes. */
export function freezePage(text: string): string {
  const [, frontMatter] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? [];
  return frontMatter === undefined
    ? text
    : text.replace(frontMatter, frontMatter.replace(/^newFeature:.*\n/m, ''));
}
