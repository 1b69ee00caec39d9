import type { ApiMember } from '../../../src/lib/contracts/api';
import type { ExtractContext } from './createContext';
import type { PropDefaults } from './readPropDefaults';
import type { PropComments } from './readScript';

const useSingleQuotes = (value: string) => value.replace(/^"([^'"]*)"$/, "'$1'");

const VARIANTS =
  /^`?([^`\s]+)`? (?:for|on) (desktop|mobile), `?([^`\s]+)`? (?:for|on) (?:desktop|mobile)\b/i;

/** Picks the desktop or mobile default for a component that supports only one of them. */
function pickVariant(owner: string, value: string): string {
  const [, variant] = /^(Desktop|Mobile)/.exec(owner) ?? [];
  const [, first, firstVariant, second] = VARIANTS.exec(value) ?? [];
  if (!variant || !first || !second) {
    return value;
  }
  return firstVariant?.toLowerCase() === variant.toLowerCase() ? first : second;
}

const CONSTANT = /^(?!(?:true|false|null|undefined)$)[A-Za-z_]\w*$/;
const LITERAL = /^(?:true|false|-?\d[\d.]*|'[^']*')$/;

/** Whether to show the code's value rather than the stated one. */
function isCodeRight(coded: string, said: string | undefined): boolean {
  if (CONSTANT.test(coded)) {
    // The name of a constant says more than a value only if the other one is a name too.
    return said !== undefined && CONSTANT.test(said);
  }
  return !said?.startsWith(`${coded} `);
}

/**
 * A prop with its default: from the code, otherwise from the types, otherwise from the comments in
 * the code. If code and types disagree, the code wins because users get that. Props that the code
 * sets itself have no default.
 */
export function withDefault(
  context: ExtractContext,
  owner: string,
  { default: typed, ...member }: ApiMember,
  { values, overwritten }: PropDefaults,
  comments: PropComments,
): ApiMember {
  const { name } = member;
  const said = typed === undefined ? undefined : pickVariant(owner, useSingleQuotes(typed));
  const coded = values.get(name);
  if (coded !== undefined && isCodeRight(coded, said)) {
    if (said !== undefined && coded !== said) {
      context.problems.push(
        `${owner}.${name}: the default is ${said} in the types, but ${coded} in the code`,
      );
    }
    return { ...member, default: coded };
  }
  const found = said ?? comments.get(name)?.default;
  const isWrong = overwritten.has(name) && found !== undefined && LITERAL.test(found);
  return found === undefined || isWrong ? member : { ...member, default: found };
}
