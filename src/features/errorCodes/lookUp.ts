import {
  type ErrorCodeTable,
  type ErrorMessage,
  type ErrorSource,
  readErrorAddress,
  splitMessage,
} from '@site/src/lib/contracts/errorCodes';

/** A piece of a message; an argument that the address does not give has no text. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'argument'; text: string }
  | { kind: 'missing' };

/** A message with the arguments of an address in their places. */
export interface ResolvedMessage {
  pieces: readonly Piece[];
  /** How many arguments it has places for. */
  places: number;
  /** Arguments that it has no place for. */
  surplus: readonly string[];
  sources: readonly ErrorSource[];
}

export type Lookup =
  | { state: 'loading' }
  | { state: 'none' }
  /** `code` as the address has it; `nearest` is empty where that is no number. */
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
 * What the query of an address (`?code=9&args[]=a`) stands for; undefined where it is not known
 * yet. Of several messages, those with as many places as the address has arguments come first.
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
