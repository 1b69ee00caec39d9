import type { HtmlTagObject } from '@docusaurus/types';
import type { Typeface } from './typefaces';

export interface PublishedTypeface extends Typeface {
  /** With the base URL. */
  url: string;
}

const formatWeight = (weight: Typeface['weight']) =>
  typeof weight === 'number' ? String(weight) : `${weight.min} ${weight.max}`;

/**
 * A typeface that loads after the first paint is used from the next page on, because different line
 * breaks would move everything below. Typefaces in a style sheet would be reevaluated when another
 * sheet follows, and change the page late after all.
 */
function createScript(typefaces: readonly PublishedTypeface[]): string {
  const faces = typefaces.map(({ family, url, weight, style }) => [
    family,
    `url(${url})`,
    { weight: formatWeight(weight), style, display: 'optional' },
  ]);
  return `${JSON.stringify(faces)}.forEach(function (face) { document.fonts.add(new FontFace(face[0], face[1], face[2])); });`;
}

const createRule = ({ family, url, weight, style }: PublishedTypeface) =>
  `@font-face{${[
    `font-family:"${family}"`,
    `font-style:${style ?? 'normal'}`,
    `font-weight:${formatWeight(weight)}`,
    'font-display:optional',
    `src:url(${url}) format("woff2")`,
  ].join(';')}}`;

/**
 * Tags for the head of a page that load typefaces. Readers without JavaScript get them as styles.
 */
export function createTypefaceTags(typefaces: readonly PublishedTypeface[]): HtmlTagObject[] {
  const preloaded = typefaces.filter(({ isPreloaded }) => isPreloaded);
  return [
    ...preloaded.map(({ url: href }) => ({
      tagName: 'link',
      attributes: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' },
    })),
    { tagName: 'script', attributes: {}, innerHTML: createScript(typefaces) },
    {
      tagName: 'noscript',
      attributes: {},
      innerHTML: `<style>${typefaces.map(createRule).join('')}</style>`,
    },
  ];
}
