import ts from 'typescript';
import type { ApiDeprecation, ApiSeeMore } from '../../../src/lib/contracts/api';
import { readDefaultTag } from './readDefaultTag';

/** What the comment above a declaration says. */
export interface Docs {
  description?: string;
  default?: string;
  deprecated?: ApiDeprecation;
  seeMore?: ApiSeeMore;
  category?: string;
  /** Marked as undocumented. */
  isIgnored: boolean;
  /** By parameter name. */
  parameters: ReadonlyMap<string, string>;
  returns?: string;
}

/** The descriptive fields of a model entry. */
export function describe({
  description,
  deprecated,
}: Docs): Pick<Docs, 'description' | 'deprecated'> {
  return { ...(description && { description }), ...(deprecated && { deprecated }) };
}

const SITE = /^https:\/\/(?:next\.)?mui\.com(?=\/x\/)/;

/** Turns URLs of the documented site into paths on this one. */
function toLocal(url: string): string {
  return url.replace(SITE, '');
}

/** Links within other libraries' sites, which don't exist on this one. */
const FOREIGN_PATH = /\[([^\]]+)\]\(\/(?!x\/)[^)]*\)/g;

/**
 * Turns `{@link url text}` and `[[Name]]` into Markdown and keeps line breaks within paragraphs.
 */
function toMarkdown(text: string): string {
  return text
    .replace(/\{@link\s+([^\s|}]+)\s*\|?\s*([^}]*)\}/g, (_, url: string, label: string) =>
      /^https?:/.test(url)
        ? `[${label.trim() || url}](${toLocal(url)})`
        : `\`${label.trim() || url}\``,
    )
    .replace(/\[\[(.+?)\]\]/g, '`$1`')
    .replace(/^TODO\b.*$/gm, '')
    .replace(FOREIGN_PATH, '$1')
    .replace(/\]\((https:\/\/[^)]+)\)/g, (_, url: string) => `](${toLocal(url)})`)
    .trim();
}

const SEE_LINK = /\[([^\]]+)\]\(([^)]+)\)/;

function readSeeMore(text: string): ApiSeeMore | undefined {
  const [, label, url] = SEE_LINK.exec(toMarkdown(text)) ?? [];
  return label && url ? { text: label, url } : undefined;
}

/** Drops lists of demos and API pages from components; this site creates such links itself. */
function dropLinkLists(description: string): string {
  return description
    .replace(/^(?:Demos|Features|API|Example)s?:\s*\n+(?:\s*- .*\n?)+/gm, '')
    .trim();
}

/** Reads the comment of a symbol. */
export function readDocs(symbol: ts.Symbol, checker: ts.TypeChecker): Docs {
  const said = dropLinkLists(
    toMarkdown(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
  );
  const tags = symbol.getJsDocTags(checker).map(({ name, text }) => ({
    name,
    text: ts.displayPartsToString(text).trim(),
  }));
  const find = (...names: string[]) => tags.find(({ name }) => names.includes(name))?.text;
  const defaultValue = find('default', 'defaultValue', 'defaultvalue');
  const tag = defaultValue === undefined ? undefined : readDefaultTag(defaultValue);
  const description = [said, tag?.note].filter(Boolean).join('\n');
  const deprecated = find('deprecated');
  const see = find('see');
  const seeMore = see === undefined ? undefined : readSeeMore(see);
  const category = find('category');
  const returns = find('returns', 'return');
  const parameters = tags
    .filter(({ name }) => name === 'param')
    .map(({ text }) => {
      const [, name = '', rest = ''] = /^([\w$.]+)\s*-?\s*([\s\S]*)$/.exec(text) ?? [];
      return [name, toMarkdown(rest)] as const;
    });
  return {
    ...(description && { description }),
    ...(tag?.default && { default: tag.default }),
    ...(deprecated !== undefined && { deprecated: { reason: toMarkdown(deprecated) } }),
    ...(seeMore && { seeMore }),
    ...(category && { category }),
    ...(returns && { returns: toMarkdown(returns.replace(/^\{[^}]*\}\s*/, '')) }),
    isIgnored: find('ignore') !== undefined,
    parameters: new Map(parameters),
  };
}
