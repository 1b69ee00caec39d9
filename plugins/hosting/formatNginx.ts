import type { Redirect } from '../versions';
import type { AddressKind, Header, Headers } from './createHeaders';
import type { AddressRule } from './listRules';
import { HOST_FILES, MEDIA_TYPES } from './mediaTypes';

interface NginxOptions {
  headers: Headers;
  rules: readonly AddressRule[];
  /** URLs relative to the base path. */
  redirects: readonly Redirect[];
  /** With a slash at both ends. */
  baseUrl: string;
}

/** Quotes a text for nginx, which would interpret `$` as a variable. */
function quote(text: string): string {
  if (/["\\$\n]/.test(text)) {
    throw new Error(`nginx would misread this: ${text}`);
  }
  return `"${text}"`;
}

/** The file for a URL that ends with a slash. */
const INDEX = 'try_files ${uri}index.html =404;';

const indent = (line: string) => (line === '' ? '' : `  ${line}`);

const block = (head: string, lines: readonly string[]) =>
  [`${head} {`, ...lines.map(indent), '}'].join('\n');

const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Repeated in each location, because nginx drops inherited headers once a location adds one. */
const formatHeaders = (headers: readonly Header[]) =>
  headers.map(([name, value]) => `add_header ${name} ${quote(value)} always;`);

/**
 * The part of an old URL that's carried over, without anything that could end a header line. First
 * pages, which get a trailing slash, then files.
 */
const RESTS = [
  { pattern: String.raw`((?:[\w./-]*/)?[\w-]+)/?`, ending: '/' },
  { pattern: String.raw`([\w./-]*)`, ending: '' },
];

/** Locations and their responses; an old URL redirects with and without a trailing slash. */
function formatRedirect({ from, to, status }: Redirect, baseUrl: string): [string, string][] {
  const place = (address: string) => address.replace(/^\//, baseUrl);
  const [path, hash] = place(to).split('#') as [string, string?];
  const answer = (target: string) =>
    `{ return ${status ?? 301} "${target}$is_args$args${hash === undefined ? '' : `#${hash}`}"; }`;
  const source = place(from);
  const match = (pattern: string) => `location ~ "^${pattern.replace(':lang', '[a-z]{2}')}$"`;
  const escaped = escapePattern(source);
  if (source.endsWith('*')) {
    return RESTS.map(({ pattern, ending }) => [
      match(escaped.replace(/\\\*$/, () => pattern)),
      answer(path.replace(':splat', () => `$1${ending}`)),
    ]);
  }
  if (source.includes(':')) {
    return [[match(escaped.replace(/\/$/, '/?')), answer(path)]];
  }
  return [source, source.replace(/\/$/, '')].map((address) => [
    `location = ${quote(address)}`,
    answer(path),
  ]);
}

/** One location for each old URL; if two match, the first one applies. */
function formatRedirectList(redirects: readonly Redirect[], baseUrl: string): string {
  // A map keeps the last of equal keys, so the order is reversed.
  const locations = redirects.flatMap((redirect) => formatRedirect(redirect, baseUrl)).reverse();
  return [...new Map(locations)]
    .reverse()
    .map(([location, answer]) => `${location} ${answer}`)
    .join('\n');
}

/**
 * The content of an nginx `server` block: media types, headers, page URLs, redirects. Its `root` is
 * the folder that contains the site at its base path.
 */
export function formatNginx({ headers, rules, redirects, baseUrl }: NginxOptions): string {
  const base = escapePattern(baseUrl);
  const sendsAs = (kind: AddressKind) => formatHeaders([...headers.common, ...headers.kinds[kind]]);
  const isSpecial = ({ kind }: AddressRule) => kind !== 'page';
  const special = rules
    .filter(isSpecial)
    .map(({ address, isFolder, kind }) =>
      block(`location ${isFolder ? '^~' : '='} ${quote(baseUrl + address)}`, [
        ...(address.endsWith('/') && !isFolder ? [INDEX] : []),
        ...sendsAs(kind),
      ]),
    );
  return `${[
    '# Written by the build (plugins/hosting/formatNginx.ts). Include it in a server block.',
    block('types', [
      ...Object.entries(MEDIA_TYPES).map(([ending, type]) => `${quote(type)} ${ending};`),
    ]),
    [
      'default_type application/octet-stream;',
      'gzip_static on;',
      'gzip_vary on;',
      '# Works behind proxies that use another port or https.',
      'absolute_redirect off;',
      '# Error URLs contain the values in their messages.',
      'large_client_header_buffers 4 32k;',
      `error_page 403 404 =404 ${quote(`${baseUrl}404.html`)};`,
    ].join('\n'),
    ...special,
    HOST_FILES.map((file) => `location = ${quote(baseUrl + file)} { return 404; }`).join('\n'),
    block(`location = ${quote(`${baseUrl}404.html`)}`, ['internal;', ...sendsAs('page')]),
    formatRedirectList(redirects, baseUrl),
    `# A page has one URL, which ends with a slash.\n${block(
      `location ~ ^${base}(?:.*/)?index\\.html$`,
      ['rewrite ^(.*/)index\\.html$ $1 permanent;'],
    )}`,
    block(`location ~ ^${base}(?:.*/)?$`, [INDEX, ...sendsAs('page')]),
    block(`location ${quote(baseUrl)}`, ['try_files $uri @folder;', ...sendsAs('page')]),
    block('location @folder', [
      'if (-f $document_root$uri/index.html) {',
      '  rewrite ^(.*)$ $1/ permanent;',
      '}',
      'return 404;',
    ]),
  ].join('\n\n')}\n`;
}
