import type { ApiMember } from '../../../src/lib/contracts/api';
import type { ExtractContext } from './createContext';
import type { PropComments, Script } from './readScript';

const useSingleQuotes = (value: string) => value.replace(/^"([^'"]*)"$/, "'$1'");

const VARIANTS =
  /^`?([^`\s]+)`? (?:for|on) (desktop|mobile), `?([^`\s]+)`? (?:for|on) (?:desktop|mobile)\b/i;

/** Of a default for desktop and another for mobile, the one of a component that is only for one. */
function pickVariant(owner: string, value: string): string {
  const [, variant] = /^(Desktop|Mobile)/.exec(owner) ?? [];
  const [, first, firstVariant, second] = VARIANTS.exec(value) ?? [];
  if (!variant || !first || !second) {
    return value;
  }
  return firstVariant?.toLowerCase() === variant.toLowerCase() ? first : second;
}

/**
 * The default of a prop: what the code takes, else what the types say, else what the comments in
 * the code say. Where code and types disagree, the code is what a reader gets.
 */
export function findDefault(
  context: ExtractContext,
  owner: string,
  { name, default: typed }: ApiMember,
  scripts: readonly Script[],
  comments: PropComments,
): { default?: string } {
  const coded = scripts
    .map(({ defaults }) => defaults.get(name))
    .find((value) => value !== undefined);
  const said = typed === undefined ? undefined : pickVariant(owner, useSingleQuotes(typed));
  if (coded !== undefined && said !== undefined && coded !== said) {
    context.problems.push(`${owner}.${name}: the types give ${said} as default, the code ${coded}`);
  }
  const found = coded ?? said ?? comments.get(name)?.default;
  return found === undefined ? {} : { default: found };
}
