/** Media types of all that a built site holds, by the endings of files. */
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

/** Those that a reader gets smaller when they are compressed. */
export const COMPRESSIBLE = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/;

/** What hosts read and nobody is served. */
export const HOST_FILES = ['_headers', '_redirects'];

/** Endings of files without a media type here, each once. */
export function listUnknownEndings(files: readonly string[]): string[] {
  const endings = files
    .filter((file) => !HOST_FILES.includes(file))
    .map((file) => /\.([^./]+)$/.exec(file)?.[1] ?? file);
  return [...new Set(endings.filter((ending) => !(ending in MEDIA_TYPES)))].sort();
}
