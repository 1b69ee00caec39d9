import {
  type ErrorCodeTable,
  type ErrorMessage,
  type ErrorSource,
  readErrorAddress,
  splitMessage,
} from '@site/src/lib/contracts/errorCodes';

/** A piece of a message; an argument missing from the URL has no text. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'argument'; text: string }
  | { kind: 'missing' };

/** A message with the URL's arguments filled in. */
export interface ResolvedMessage {
  pieces: readonly Piece[];
  /** How many arguments it has placeholders for. */
  places: number;
  /** Arguments without a placeholder. */
  surplus: readonly string[];
  sources: readonly ErrorSource[];
}

export type Lookup =
  | { state: 'loading' }
  | { state: 'none' }
  /** `code` as given in the URL; `nearest` is empty if it's not a number. */
  | { state: 'unknown'; code: string; isNumber: boolean; nearest: readonly number[] }
  | {
      state: 'resolved';
      code: number;
      args: readonly string[];
      messages: readonly ResolvedMessage[];
    };

const NEAREST_COUNT = 4;

function resolveMessage({ text, sources }: ErrorMessage, args: readonly string[]): ResolvedMessage {
  const [first = '', ...rest] = splitMessage(text);
  const pieces: Piece[] = [{ kind: 'text', text: first }];
  rest.forEach((part, index) => {
    const arg = args[index];
    pieces.push(arg === undefined ? { kind: 'missing' } : { kind: 'argument', text: arg });
    pieces.push({ kind: 'text', text: part });
  });
  return { pieces, places: rest.length, surplus: args.slice(rest.length), sources };
}

function findNearest({ codes }: ErrorCodeTable, code: number): number[] {
  return codes
    .map((entry) => entry.code)
    .sort((a, b) => Math.abs(a - code) - Math.abs(b - code))
    .slice(0, NEAREST_COUNT)
    .sort((a, b) => a - b);
}

/**
 * Resolves the query of a URL (`?code=9&args[]=a`); undefined while it's unknown. If there are
 * several messages, those with as many placeholders as the URL has arguments come first.
 */
export function lookUp(table: ErrorCodeTable, search: string | undefined): Lookup {
  if (search === undefined) {
    return { state: 'loading' };
  }
  const { code, args } = readErrorAddress(search);
  if (code === undefined) {
    return { state: 'none' };
  }
  const isNumber = /^\d{1,9}$/.test(code);
  const entry = table.codes.find((each) => isNumber && each.code === Number(code));
  if (!entry) {
    const nearest = isNumber ? findNearest(table, Number(code)) : [];
    return { state: 'unknown', code, isNumber, nearest };
  }
  const messages = entry.messages.map((message) => resolveMessage(message, args));
  const misfit = ({ places }: ResolvedMessage) => Number(places !== args.length);
  return {
    state: 'resolved',
    code: entry.code,
    args,
    messages: messages.sort((a, b) => misfit(a) - misfit(b)),
  };
}
