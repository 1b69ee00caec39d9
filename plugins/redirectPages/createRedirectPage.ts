import { hashFiles } from '../lib/hashFiles';

/**
 * Redirects to the page's target with everything after the path of the URL. It's a file because
 * inline scripts would differ on each page, and the site's content security policy would have to
 * allow them all.
 */
export const REDIRECT_SCRIPT = `location.replace(document.querySelector('link[rel=canonical]').getAttribute('href') + location.search + location.hash);\n`;

/** File of the script, relative to the base path. */
export const REDIRECT_SCRIPT_FILE = `assets/js/redirect.${hashFiles([REDIRECT_SCRIPT]).slice(0, 8)}.js`;

/** The page at an old URL. Without JavaScript, it redirects to the top of the new page. */
export function createRedirectPage(target: string, scriptUrl: string): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<link rel="canonical" href="${target}">`,
    // Before the refresh, which ignores the rest of the URL.
    `<script src="${scriptUrl}"></script>`,
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    `<title>${target}</title>`,
    '</head>',
    '</html>',
    '',
  ].join('\n');
}
