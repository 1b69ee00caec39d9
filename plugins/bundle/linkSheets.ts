import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FIRST_SCREEN_END_ID, PAGE_END_ID } from '../../src/lib/pageEnd';
import { isSharedSheet, SHARED_SHEET } from './sheets';

const CSS_DIR = 'assets/css';

/** Classes in the selectors of a style sheet. */
function listSelectedClasses(css: string): Set<string> {
  const selectors = css.replaceAll(/\{[^{}]*\}/g, '{');
  return new Set([...selectors.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name!));
}

/** Classes of the elements of a page, quoted or not. */
export function listClasses(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s">]+))/g)].flatMap(([, quoted, bare]) =>
      (quoted ?? bare ?? '').split(/\s+/),
    ),
  );
}

export interface Sheet {
  /** Its URL. */
  href: string;
  classes: ReadonlySet<string>;
}

/**
 * Links the style sheets whose classes a page uses after the shared one, so that the page is
 * painted once, complete. The scripts that load them with their chunks then find them there.
 */
export function linkSheets(html: string, sheets: readonly Sheet[]): string {
  const classes = listClasses(html);
  const links = sheets
    .filter((sheet) => [...sheet.classes].some((name) => classes.has(name)))
    .map(({ href }) => `<link rel="stylesheet" href="${href}" />`);
  return html.replace(/<link rel="?stylesheet"? [^>]*>/, (shared) => [shared, ...links].join(''));
}

/**
 * Lets browsers paint a page once they reach the marked end of its first screen
 * (`firstScreenPlugin`).
 */
export function expectFirstScreen(html: string): string {
  return new RegExp(`\\sid="?${FIRST_SCREEN_END_ID}[\\s">]`).test(html)
    ? html.replace(`#${PAGE_END_ID}`, `#${FIRST_SCREEN_END_ID}`)
    : html;
}

/** The style sheets besides the shared one, without classes that the shared one has too. */
function readSheets(outDir: string, baseUrl: string): Sheet[] {
  const folder = path.join(outDir, CSS_DIR);
  const files = readdirSync(folder).filter((file) => file.startsWith(SHARED_SHEET));
  const read = (file: string) => listSelectedClasses(readFileSync(path.join(folder, file), 'utf8'));
  const shared = new Set(files.filter(isSharedSheet).flatMap((file) => [...read(file)]));
  return files
    .filter((file) => !isSharedSheet(file))
    .map((file) => ({
      href: `${baseUrl}${CSS_DIR}/${file}`,
      classes: new Set([...read(file)].filter((name) => !shared.has(name))),
    }));
}

function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(folder, file));
}

/**
 * Links the style sheets that each page of a built site needs and declares what must be parsed
 * before the first paint. Throws if a page uses a class whose rules were removed.
 */
export function finishPages(outDir: string, baseUrl: string, dropped: ReadonlySet<string>): void {
  const sheets = readSheets(outDir, baseUrl);
  for (const file of listPages(outDir)) {
    const html = readFileSync(file, 'utf8');
    const lost = [...listClasses(html)].filter((name) => dropped.has(name));
    if (lost.length > 0) {
      throw new Error(
        `${path.relative(outDir, file)} uses ${lost.join(', ')}, whose rules are removed from Infima. ` +
          'Add the classes you need to KEPT_CLASSES in plugins/bundle/leanInfima.ts.',
      );
    }
    const finished = expectFirstScreen(linkSheets(html, sheets));
    if (finished !== html) {
      writeFileSync(file, finished);
    }
  }
}
