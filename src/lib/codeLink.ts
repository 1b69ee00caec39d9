import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';
import type { SourceFile } from './contracts/demos';
import { measureCompressed } from './measureCompressed';
import {
  MAX_PROGRAM_LENGTH,
  readSharedProgram,
  readSourceFiles,
  type SharedProgram,
} from './sharedProgram';

export type { SharedProgram } from './sharedProgram';

/**
 * Edited code in a URL. Load this module on demand, because it includes the compression. Nothing
 * here throws for what it reads, because anyone can write a URL.
 */

/** The edited files of one demo. */
export interface SharedEdit {
  /** The demo's name on its page: `PinInitial`. */
  name: string;
  /** With the entry first. */
  files: SourceFile[];
}

const EDIT_HASH = /^#edit-([A-Za-z][\w-]{0,79})=(.+)$/;

function decode(text: string): unknown {
  // Some programs that pass on URLs turn a plus into a space.
  const compressed = text.replaceAll(' ', '+');
  const length = measureCompressed(compressed, MAX_PROGRAM_LENGTH);
  if (length === undefined || length > MAX_PROGRAM_LENGTH) {
    return undefined;
  }
  try {
    return JSON.parse(decompressFromEncodedURIComponent(compressed)) as unknown;
  } catch {
    return undefined;
  }
}

/** Encodes a program as text for a URL, to follow `#code=`. */
export function encodeProgram({
  version,
  library,
  styling,
  language,
  files,
}: SharedProgram): string {
  return compressToEncodedURIComponent(
    JSON.stringify({ version, library, styling, language, files: files.map(pickFields) }),
  );
}

/** Decodes the program from `encodeProgram`; undefined for anything malformed or over 200 kB. */
export function decodeProgram(text: string): SharedProgram | undefined {
  return readSharedProgram(decode(text));
}

/** A demo's edited files as the hash of its page: `#edit-PinInitial=…`. */
export function formatEditHash(name: string, files: readonly SourceFile[]): string {
  const text = compressToEncodedURIComponent(JSON.stringify({ files: files.map(pickFields) }));
  return `#edit-${name}=${text}`;
}

/** The edit in a hash; undefined for any other hash, or one that is malformed or over 200 kB. */
export function parseEditHash(hash: string): SharedEdit | undefined {
  const [, name, text] = EDIT_HASH.exec(hash) ?? [];
  if (name === undefined || text === undefined) {
    return undefined;
  }
  const value = decode(text);
  const files =
    typeof value === 'object' && value !== null && 'files' in value
      ? readSourceFiles(value.files)
      : undefined;
  return files && { name, files };
}

function pickFields({ name, code }: SourceFile): SourceFile {
  return { name, code };
}
