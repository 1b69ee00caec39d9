import postcss, { type Root } from 'postcss';
import type { Snapshot } from './snapshot';

/** The placeholder for a snapshot on a page: an empty element with `data-snapshot="id"`. */
const PLACE = /(<div [^>]*data-snapshot="?([^"\s>]+)"?[^>]*>)(<\/div>)/g;

/** The demo's name, and what precedes its snapshot. */
const SECTION = /<section [^>]*data-demo="?([^"\s>]+)"?[^>]*>/g;

export interface SnapshotPlace {
  name: string;
  id: string;
  /** The opening tags around it, with sizes and frame. */
  frame: string;
}

/** The places for snapshots on a page. */
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

/** Removes custom properties that neither the markup nor another declaration uses. */
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

/** One sheet with the rules of all snapshots of a page, without duplicates. */
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

/** Class of the body in a snapshot's own document, which looks the same as on the page. */
const BODY_CLASS = 'snapshot-body';

const BODY_STYLES = [
  `.${BODY_CLASS} { display: grid; justify-items: safe center; margin: 0; }`,
  `.${BODY_CLASS}[data-fills] { justify-items: stretch; }`,
];

/** Writes a file for snapshots and returns its address for browsers. */
export type WriteFile = (text: string, extension: 'css' | 'html') => string;

interface PlacedSnapshot extends SnapshotPlace {
  snapshot: Snapshot;
}

const createSheetOf = (placed: readonly PlacedSnapshot[], more: readonly string[] = []) =>
  createSheet(
    [...placed.flatMap(({ snapshot }) => snapshot.rules), ...more],
    placed.map(({ snapshot }) => snapshot.html).join(''),
  );

const linkSheet = (href: string, attributes = '') =>
  `<link rel="stylesheet" href="${href}"${attributes}>`;

/** A document with one snapshot and the style sheets of its page. */
function createDocument({ frame, snapshot }: PlacedSnapshot, sheets: readonly string[]): string {
  const fills = frame.includes('data-fills') ? ' data-fills' : '';
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Demo</title>',
    ...sheets,
    `</head><body class="${BODY_CLASS}"${fills}>${snapshot.html}</body></html>`,
  ].join('');
}

/**
 * A page with the snapshot of its first demo in its place, and a link to its styles in the head. If
 * they were inline, the site's policy would have to allow a sheet per page. Later snapshots are
 * separate documents, so that they don't delay the text on slow connections. The page fetches them
 * when it is idle (`fillLaterSnapshot.ts`), or shows them in frames without JavaScript.
 */
export function placeSnapshots(
  html: string,
  snapshots: ReadonlyMap<string, Snapshot>,
  writeFile: WriteFile,
): string {
  const placed = listPlaces(html).flatMap((place): PlacedSnapshot[] => {
    const snapshot = snapshots.get(place.id);
    return snapshot ? [{ ...place, snapshot }] : [];
  });
  const [first, ...later] = placed;
  if (!first) {
    return html;
  }
  const links = [linkSheet(writeFile(createSheetOf([first]), 'css'))];
  const addresses = new Map<string, string>();
  if (later.length > 0) {
    const sheet = writeFile(createSheetOf(later, BODY_STYLES), 'css');
    const sheets = [...(html.match(/<link rel="?stylesheet"? [^>]*>/g) ?? []), linkSheet(sheet)];
    later.forEach((one) => addresses.set(one.id, writeFile(createDocument(one, sheets), 'html')));
    // Loaded as a print style sheet, so that it doesn't block rendering.
    links.push(linkSheet(sheet, ' media="print" data-later-snapshots'));
  }
  return html
    .replaceAll(PLACE, (place, open: string, id: string, close: string) => {
      if (id === first.id) {
        return `${open}${first.snapshot.html}${close}`;
      }
      const address = addresses.get(id);
      return address
        ? `${open.slice(0, -1)} data-later="${address}"><noscript><iframe src="${address}" title="" tabindex="-1"></iframe></noscript>${close}`
        : place;
    })
    .replace('</head>', () => `${links.join('')}</head>`);
}
