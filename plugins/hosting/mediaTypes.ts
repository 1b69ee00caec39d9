/** Media types of all files in a built site, by file extension. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** Files that are worth compressing. */
export const COMPRESSIBLE = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/;

/** Files that hosts read and don't serve. */
export const HOST_FILES = ['_headers', '_redirects'];

/** File extensions without a media type here, without duplicates. */
export function listUnknownEndings(files: readonly string[]): string[] {
  const endings = files
    .filter((file) => !HOST_FILES.includes(file))
    .map((file) => /\.([^./]+)$/.exec(file)?.[1] ?? file);
  return [...new Set(endings.filter((ending) => !(ending in MEDIA_TYPES)))].sort();
}
