import { hashCode } from './readInlineCode';

/** Code that stands in documents of the site themselves, and that somebody has read. */
export interface ReviewedCode {
  name: string;
  kind: 'script' | 'style';
  /** Which documents may hold it: pages, or those in which edited code runs. */
  place: 'pages' | 'runner';
  /** Why it is not a file. */
  reason: string;
  /** Where it is written. */
  source: string;
  /** Of what the build makes of it, generalized. */
  hash: string;
}

/**
 * All of it: a build that holds any other fails. When a change of the source or of the minifier makes
 * another text of one, the build says its hash; look at what it has become before you write it here.
 */
export const INLINE_CODE: readonly ReviewedCode[] = [
  {
    name: 'Settings of the reader',
    kind: 'script',
    place: 'pages',
    reason: 'Mode, direction and plan are on the document before the first paint.',
    source: 'src/lib/beforePaint.ts, after the script of Docusaurus that it overrules',
    hash: "'sha256-sY1EPxf6Y2JqrUtahMYdADAcgHo0Llii88VQLnmP1uQ='",
  },
  {
    name: 'Shape of the ad',
    kind: 'script',
    place: 'pages',
    reason: 'The space of the ad is reserved before the first paint.',
    source: 'plugins/ads/index.ts',
    hash: "'sha256-lFi7Z8yXMS6S5ZaO0seg0jPhZ4D47Kah1leKvNXUaSE='",
  },
  {
    name: 'Typefaces',
    kind: 'script',
    place: 'pages',
    reason:
      'Typefaces that come in time are in the first paint; later ones wait for the next page.',
    source: 'plugins/typefaces/createTypefaceTags.ts',
    hash: "'sha256-886DgpUTFlVB6HwIukKisg300Xi2q+tgEoIMCEeYLgA='",
  },
  {
    name: 'Open groups of the navigation',
    kind: 'script',
    place: 'pages',
    reason: 'The navigation has its height before the first paint.',
    source: 'src/features/navigation/NavTree.tsx',
    hash: "'sha256-QAvUjhy08rHanG3M4ypn2Dx4ObWbl928i2WV5CDq+Jk='",
  },
  {
    name: 'Layouts of the reference',
    kind: 'script',
    place: 'pages',
    reason: 'Tables or lists are chosen before the first paint.',
    source: 'src/features/apiReference/layoutChoice.ts',
    hash: "'sha256-aBLbR7ZTJdPoh72aQ2CQTUzEjvu1gOs8nfdh0KYmSr4='",
  },
  {
    name: 'Notice of a wrong base path',
    kind: 'script',
    place: 'pages',
    reason: 'Under a wrong base path no file arrives, and this says so on the home page.',
    source: '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
    hash: "'sha256-ByKaI/rimPHWCJW+jCvFlORyuIF5lU2Zigu9+639SD0='",
  },
  {
    name: 'Order of the layers',
    kind: 'style',
    place: 'pages',
    reason: 'It comes before all style sheets, whichever of them a page links.',
    source: 'docusaurus.config.ts',
    hash: "'sha256-YXlIG0L3z5eHClrkDO/wm7dePm/dzSdSHCUqNLkh3d0='",
  },
  {
    name: 'Order of the layers of DocSearch',
    kind: 'style',
    place: 'pages',
    reason: 'It comes before all style sheets, whichever of them a page links.',
    source: 'docusaurus.config.ts',
    hash: "'sha256-U7dEarFYTT/4BsiFjW3nhCZVYtXoADQCeddhnMMD4VI='",
  },
  {
    name: 'Typefaces without JavaScript',
    kind: 'style',
    place: 'pages',
    reason: 'It stands in a <noscript>: with JavaScript, the script above does the same in time.',
    source: 'plugins/typefaces/createTypefaceTags.ts',
    hash: "'sha256-v3Guch9981r5iTUP3tLg1hDERinUQagKw4fcUuYKHqA='",
  },
  {
    name: 'The runner',
    kind: 'script',
    place: 'runner',
    reason:
      'The policy holds before any file is read, and what this document makes is its own code.',
    source: 'src/runner/index.html, with the policy of src/lib/contentPolicy.ts',
    hash: "'sha256-ojzcQlkswYFGJuP9wLTokqtBy9tabw5DIUqhygg/kQA='",
  },
];

/**
 * Code without what differs from one deployment to the next: the base path, in addresses of typefaces
 * and in Docusaurus's notice of a wrong one, and the hashes in the names of typefaces.
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

/** The hash by which the list knows a piece of code. */
export const hashReviewed = (code: string, baseUrl: string) =>
  hashCode(generalizeCode(code, baseUrl));
