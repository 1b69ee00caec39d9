import { type ErrorAddress, readErrorAddress } from '@site/src/lib/contracts/errorCodes';

const QUERY = /\?(\S*\bcode=\S*)/;
const NUMBER = /^#?(\d+)$/;
const MESSAGE = /error #(\d+)/i;

/**
 * The code and arguments in what a reader pasted: a message from the console, the URL in it, or
 * only a code. Undefined if there is no code.
 */
export function readPasted(pasted: string): (ErrorAddress & { code: string }) | undefined {
  const query = QUERY.exec(pasted)?.[1];
  if (query !== undefined) {
    const { code, args } = readErrorAddress(query);
    return code === undefined ? undefined : { code, args };
  }
  // A message may have lost its URL.
  const code = (NUMBER.exec(pasted.trim()) ?? MESSAGE.exec(pasted))?.[1];
  return code === undefined ? undefined : { code, args: [] };
}

/** Arguments typed one per line; an empty line is an empty argument. */
export function readLines(text: string): string[] {
  return text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/);
}
