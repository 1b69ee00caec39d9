import { renameSlotType } from './renameSlotType';

/** Strings, arrows, names, and any other character by itself; white space is skipped. */
const TOKEN = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|=>|[\w$]+|[^\s\w$]/g;

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/** Tokens that end the members of a union. What's next to them keeps its place. */
const DELIMITERS = new Set([',', ';', ':', '?', '=>', '=', 'extends', 'keyof', 'is']);

/** Stands for a part of a type that is open, about which nothing can be said. */
export const OPEN = '*';

/** A type parameter, according to the packages' conventions. */
const TYPE_PARAMETER = /^T[A-Z]\w*$/;

/** Wrappers without a meaning of interest, and redundant brackets. */
const EMPTY_WRAPPER = /^(?:(?:Readonly|UncapitalizeObjectKeys)<(.*)>|\((.*)\))$/;

/** Whether the first bracket of a text closes at its last character. */
function isWrapped(text: string, start: number): boolean {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/=>|[()[\]{}<>]/g)) {
    if (sign !== '=>' && index >= start) {
      depth += sign in CLOSING ? 1 : -1;
      if (depth === 0) {
        return index === text.length - 1;
      }
    }
  }
  return false;
}

function unwrap(text: string): string {
  const [, inWrapper, inBrackets] = EMPTY_WRAPPER.exec(text) ?? [];
  const inner = inWrapper ?? inBrackets;
  return inner !== undefined && isWrapped(text, text.search(/[<(]/)) ? unwrap(inner) : text;
}

/** Members of a union, sorted and without duplicates; an open one absorbs all others. */
function joinUnion(members: readonly string[]): string {
  const bare = members
    .filter((member) => member !== '')
    .map((member) => {
      const inner = unwrap(member);
      // Without its brackets, a function would absorb the members after it.
      return members.length > 1 && inner.includes('=>') ? member : inner;
    });
  const unique = [...new Set(bare)].sort();
  return [OPEN, 'any'].find((all) => unique.includes(all)) ?? unique.join('|');
}

/** Type arguments that are `any` are what a reader would leave out; trailing open ones may be. */
function joinGroup(open: string, inner: string): string {
  if (open === '<' && /^(?:any,?)*$/.test(inner)) {
    return '';
  }
  if (open === '<' && /^(?:(?:any|\*),?)*$/.test(inner)) {
    return OPEN;
  }
  const text =
    open === '{'
      ? inner.replace(/[,;]$/, '').replaceAll(',', ';')
      : inner.replace(/(?:,any)+$/, '').replace(/(?:,\*)+$/, open === '<' ? OPEN : '$&');
  return `${open}${text}${CLOSING[open]}`;
}

class Reader {
  private position = 0;

  constructor(private readonly tokens: readonly string[]) {}

  /** Reads up to the bracket that closes this level, or to the end. */
  read(close?: string): string {
    let text = '';
    let members: string[] = [];
    let member = '';
    const endUnion = (delimiter: string) => {
      // Parameters come before an arrow, and their brackets aren't redundant.
      const all = [...members, member];
      text += (delimiter === '=>' ? all.join('|') : joinUnion(all)) + delimiter;
      members = [];
      member = '';
    };
    for (; this.position < this.tokens.length; this.position += 1) {
      const token = this.tokens[this.position]!;
      if (token === close) {
        break;
      }
      if (token in CLOSING) {
        this.position += 1;
        member += joinGroup(token, this.read(CLOSING[token]));
      } else if (token === '|') {
        members.push(member);
        member = '';
      } else if (DELIMITERS.has(token)) {
        endUnion(token);
      } else {
        member += /\w$/.test(member) && /^\w/.test(token) ? ` ${token}` : token;
      }
    }
    endUnion('');
    return text;
  }
}

function normaliseToken(token: string, names: Readonly<Record<string, string>>): string {
  if (/^["`]/.test(token)) {
    return `'${token.slice(1, -1).replaceAll("'", "\\'")}'`;
  }
  const name = renameSlotType(Object.hasOwn(names, token) ? names[token]! : token);
  return TYPE_PARAMETER.test(name) ? OPEN : name;
}

/**
 * A type in a form that is equal for types that a reader would consider the same: white space,
 * quotes, `readonly`, qualifiers of names (`React.`), the order of a union and arguments that are
 * `any` don't count. Type parameters become `OPEN`.
 *
 * @param names maps the old names of types to their current names
 */
export function normaliseType(text: string, names: Readonly<Record<string, string>> = {}): string {
  const bare = text
    .replace(/import\((?:"[^"]*"|'[^']*')\)\./g, '')
    .replace(/\b(?:readonly\s+|typeof\s+)/g, '')
    .replace(/\b[A-Za-z_$][\w$]*\.(?=[A-Z])/g, '')
    // The date pickers import Material UI's types under their own names.
    .replace(/\bMui(?=[A-Z]\w*Props\b)/g, '')
    .replace(/,\s*keyof IntrinsicElements(?=>)/g, '')
    .replace(/\bArray<([\w$]+)>/g, '$1[]');
  const tokens = (bare.match(TOKEN) ?? []).map((token) => normaliseToken(token, names));
  return unwrap(new Reader(tokens).read());
}
