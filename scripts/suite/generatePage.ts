import { PROBLEMS_PATH } from '../../src/lib/contracts/knownProblem';

/** A demo that stands by itself, on one line or several. */
const DEMO = /^<Demo\s+src="\.\/(\w+)\.tsx"(?:[^">]|"[^"]*")*\/>\n/gm;

/** Demos that a page generated from another one shows. */
export const DEMOS_OF_PAGE = 4;

/** Names of the demos that stand by themselves, in their order. */
export function listPlainDemos(text: string): string[] {
  return [...text.matchAll(DEMO)].map(([, name]) => name!);
}

/** Addresses of generated pages. */
export const TRIAL_PAGE = /-trial-\d+\//;

/** What a page generated from another one says, and the demos of that one which it leaves out. */
export interface GeneratedPage {
  text: string;
  left: string[];
}

/** What the page's entry in the navigation would have to agree with. */
const NAV_BADGES = /^(?:unstable|newFeature): .*\n/gm;

/**
 * A page like another, with another title and four of its demos: those that its own links name,
 * and others, which differ from one `number` to the next. Code, tables and links stay.
 */
export function generatePage(text: string, number: number): GeneratedPage {
  const names = listPlainDemos(text);
  const isNamed = (name: string) => text.includes(`(#${name})`);
  const start = (number * DEMOS_OF_PAGE) % Math.max(1, names.length);
  const turned = [...names.slice(start), ...names.slice(0, start)];
  const first = turned.filter(isNamed);
  const kept = [...first, ...turned.filter((name) => !isNamed(name))].slice(
    0,
    Math.max(DEMOS_OF_PAGE, first.length),
  );
  const left = names.filter((name) => !kept.includes(name));
  const title = (_: string, words: string) => `title: ${words}, trial ${number}`;
  return {
    text: text
      .replace(/^title: (.*)$/m, title)
      .replace(NAV_BADGES, '')
      .replace(DEMO, (line, name: string) => (left.includes(name) ? '' : line)),
    left,
  };
}

/** The text with links to the page with all known problems: a new page has no list of its own. */
export function linkProblems(text: string, ids: readonly string[]): string {
  return text.replaceAll(/\]\(#([\w-]+)\)/g, (link, id: string) =>
    ids.includes(id) ? `](${PROBLEMS_PATH}#${id})` : link,
  );
}

/** The text without the components that it names, unless one of the `codes` of its demos uses one. */
export function leaveOutUnused(text: string, codes: readonly string[]): string {
  const [line = '', names = ''] = /^components: \[(.*)\]\n/m.exec(text) ?? [];
  const isUsed = names.split(', ').some((name) => codes.some((code) => code.includes(`<${name}`)));
  return isUsed ? text : text.replace(line, '');
}
