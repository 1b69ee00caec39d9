import { hashCode } from './readInlineCode';

/** A reviewed piece of inline code. */
export interface ReviewedCode {
  name: string;
  kind: 'script' | 'style';
  /** Which documents may contain it: pages, or those that run edited code. */
  place: 'pages' | 'runner';
  /** Why it's inline and not in a file. */
  reason: string;
  /** Where it comes from. */
  source: string;
  /** Hash of its normalized text in the built documents. */
  hash: string;
}

/**
 * All inline code of the site. A build with any other inline code fails and prints its hash. The
 * same happens if the source or the minifier changes: review the new text before you update the
 * hash here.
 */
export const INLINE_CODE: readonly ReviewedCode[] = [
  {
    name: 'Reader settings',
    kind: 'script',
    place: 'pages',
    reason: 'Mode, direction and plan must be set before the first paint.',
    source: 'src/lib/beforePaint.ts, after the Docusaurus script that it overrides',
    hash: "'sha256-sY1EPxf6Y2JqrUtahMYdADAcgHo0Llii88VQLnmP1uQ='",
  },
  {
    name: 'Typefaces',
    kind: 'script',
    place: 'pages',
    reason:
      'Typefaces that a script adds never change the page after the first paint; those in a style sheet may.',
    source: 'plugins/typefaces/createTypefaceTags.ts',
    hash: "'sha256-886DgpUTFlVB6HwIukKisg300Xi2q+tgEoIMCEeYLgA='",
  },
  {
    name: 'Open navigation groups',
    kind: 'script',
    place: 'pages',
    reason: 'The navigation must have its final height before the first paint.',
    source: 'src/features/navigation/NavTree.tsx',
    hash: "'sha256-QAvUjhy08rHanG3M4ypn2Dx4ObWbl928i2WV5CDq+Jk='",
  },
  {
    name: 'Reference layouts',
    kind: 'script',
    place: 'pages',
    reason: 'The page must choose between tables and lists before the first paint.',
    source: 'src/features/apiReference/layoutChoice.ts',
    hash: "'sha256-aBLbR7ZTJdPoh72aQ2CQTUzEjvu1gOs8nfdh0KYmSr4='",
  },
  {
    name: 'Wrong base path notice',
    kind: 'script',
    place: 'pages',
    reason: 'With a wrong base path, no file loads, so only inline code can say so.',
    source: '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
    hash: "'sha256-ByKaI/rimPHWCJW+jCvFlORyuIF5lU2Zigu9+639SD0='",
  },
  {
    name: 'Layer order',
    kind: 'style',
    place: 'pages',
    reason: 'It must come before every style sheet that a page links.',
    source: 'docusaurus.config.ts',
    hash: "'sha256-YXlIG0L3z5eHClrkDO/wm7dePm/dzSdSHCUqNLkh3d0='",
  },
  {
    name: 'DocSearch layer order',
    kind: 'style',
    place: 'pages',
    reason: 'It must come before every style sheet that a page links.',
    source: 'docusaurus.config.ts',
    hash: "'sha256-U7dEarFYTT/4BsiFjW3nhCZVYtXoADQCeddhnMMD4VI='",
  },
  {
    name: 'Typefaces without JavaScript',
    kind: 'style',
    place: 'pages',
    reason:
      'It’s in a <noscript> for readers without JavaScript; for everyone else, the script does the same.',
    source: 'plugins/typefaces/createTypefaceTags.ts',
    hash: "'sha256-v3Guch9981r5iTUP3tLg1hDERinUQagKw4fcUuYKHqA='",
  },
  {
    name: 'The runner',
    kind: 'script',
    place: 'runner',
    reason:
      'The policy must apply before any file loads, and code compiled here counts as the document’s own.',
    source: 'src/runner/index.html, with the policy from src/lib/contentPolicy.ts',
    hash: "'sha256-ojzcQlkswYFGJuP9wLTokqtBy9tabw5DIUqhygg/kQA='",
  },
];

/**
 * Removes what differs between deployments: the base path, in typeface URLs and in Docusaurus's
 * notice about a wrong one, and the hashes in the file names of typefaces.
 */
export function generalizeCode(code: string, baseUrl: string): string {
  return code
    .replaceAll(`url(${baseUrl}assets/fonts/`, 'url(/assets/fonts/')
    .replaceAll(/(url\(\/assets\/fonts\/[\w-]+)\.[0-9a-f]{16}(?=\.woff2\))/g, '$1')
    .replace(
      `>${baseUrl}</span> ${baseUrl === '/' ? ' (default value)' : ''}</p>`,
      '>/</span>  (default value)</p>',
    );
}

/** The hash of a piece of code in the list. */
export const hashReviewed = (code: string, baseUrl: string) =>
  hashCode(generalizeCode(code, baseUrl));
