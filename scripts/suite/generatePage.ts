/** A demo on a line of its own. */
const DEMO = /^<Demo src="\.\/(\w+)\.tsx" [^\n]*\/>\n/gm;

/** Demos that a page generated from another one shows. */
export const DEMOS_OF_PAGE = 4;

/** Names of the demos that stand on a line of their own, in their order. */
export function listPlainDemos(text: string): string[] {
  return [...text.matchAll(DEMO)].map(([, name]) => name!);
}

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

/** The text without the components that it names, unless one of the `codes` of its demos uses one. */
export function leaveOutUnused(text: string, codes: readonly string[]): string {
  const [line = '', names = ''] = /^components: \[(.*)\]\n/m.exec(text) ?? [];
  const isUsed = names.split(', ').some((name) => codes.some((code) => code.includes(`<${name}`)));
  return isUsed ? text : text.replace(line, '');
}
