import { hashFiles } from '../lib/hashFiles';

/**
 * Goes where the page says, with what the address has after its path. It is a file, since in pages
 * each of these scripts would be another one, and the policy of the site would have to allow them all.
 */
export const REDIRECT_SCRIPT = `location.replace(document.querySelector('link[rel=canonical]').getAttribute('href') + location.search + location.hash);\n`;

/** Of the script, below the base path. */
export const REDIRECT_SCRIPT_FILE = `assets/js/redirect.${hashFiles([REDIRECT_SCRIPT]).slice(0, 8)}.js`;

/** The page at an old address. Without JavaScript it goes to the beginning of the new one. */
export function createRedirectPage(target: string, scriptUrl: string): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<link rel="canonical" href="${target}">`,
    // Before the refresh, which does not know the rest of the address.
    `<script src="${scriptUrl}"></script>`,
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    `<title>${target}</title>`,
    '</head>',
    '</html>',
    '',
  ].join('\n');
}
