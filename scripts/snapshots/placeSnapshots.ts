import postcss, { type Root } from 'postcss';
import type { Snapshot } from './snapshot';

/** Where a page keeps the place of a snapshot: `data-snapshot="id"`, with nothing inside. */
const PLACE = /(<div [^>]*data-snapshot="?([^"\s>]+)"?[^>]*>)(<\/div>)/g;

/** The demo's name, and what stands before its snapshot. */
const SECTION = /<section [^>]*data-demo="?([^"\s>]+)"?[^>]*>/g;

export interface SnapshotPlace {
  name: string;
  id: string;
  /** The opening tags around it: sizes and frame. */
  frame: string;
}

/** The places of a page in which a snapshot can stand. */
export function listPlaces(html: string): SnapshotPlace[] {
  const sections = [...html.matchAll(SECTION)];
  return [...html.matchAll(PLACE)].flatMap((place) => {
    const section = sections.findLast(({ index }) => index < place.index);
    return section
      ? [{ name: section[1]!, id: place[2]!, frame: html.slice(section.index, place.index) }]
      : [];
  });
}

const listVariables = (text: string) =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!);

/** Takes out custom properties that neither the markup nor another declaration reads. */
function dropUnread(root: Root, html: string): void {
  for (;;) {
    const read = new Set(listVariables(html));
    root.walkDecls(({ value }) => listVariables(value).forEach((name) => read.add(name)));
    let isDone = true;
    root.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop)) {
        declaration.remove();
        isDone = false;
      }
    });
    if (isDone) {
      return;
    }
  }
}

/** One sheet of the rules of all snapshots of a page, each rule once. */
export function createSheet(rules: readonly string[], html: string): string {
  const root = postcss.parse([...new Set(rules)].join('\n'));
  dropUnread(root, html);
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) {
      rule.remove();
    }
  });
  root.walkAtRules((rule) => {
    const next = rule.next();
    if (
      rule.nodes &&
      next?.type === 'atrule' &&
      next.name === rule.name &&
      next.params === rule.params
    ) {
      next.prepend(rule.nodes);
      rule.remove();
    } else if (rule.nodes?.length === 0) {
      rule.remove();
    }
  });
  return root
    .toString()
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(/\s*([{};,])\s*/g, '$1')
    .replaceAll(/([a-z-]): /g, '$1:');
}

/**
 * A page with its snapshots in their places, and a link to their styles in its head: in the page
 * itself, the policy of the site would have to allow a sheet for each page. `writeSheet` is handed
 * the styles and returns the address where browsers will find them.
 */
export function placeSnapshots(
  html: string,
  snapshots: ReadonlyMap<string, Snapshot>,
  writeSheet: (css: string) => string,
): string {
  const placed = listPlaces(html).flatMap(({ id }) => snapshots.get(id) ?? []);
  if (placed.length === 0) {
    return html;
  }
  const sheet = createSheet(
    placed.flatMap(({ rules }) => rules),
    placed.map((snapshot) => snapshot.html).join(''),
  );
  return html
    .replaceAll(PLACE, (place, open: string, id: string, close: string) => {
      const snapshot = snapshots.get(id);
      return snapshot ? `${open}${snapshot.html}${close}` : place;
    })
    .replace('</head>', () => `<link rel="stylesheet" href="${writeSheet(sheet)}"></head>`);
}
