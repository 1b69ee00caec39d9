interface Sources {
  /** When the page was built last, in ms; undefined when it never was. */
  builtAt: number | undefined;
  /** When the page, its demos or their data changed last, in ms. */
  changedAt: number;
  /** Whether the build has the demos as they are written now: files may be copied with new times. */
  hasSameDemos: boolean;
  /** Whether `npm start` serves it. */
  isServed: boolean;
}

/**
 * Where to look at a page: at what readers get, when it was built since its last change; else at
 * what `npm start` serves; else at a server that is started for it.
 */
export function chooseSource({
  builtAt,
  changedAt,
  hasSameDemos,
  isServed,
}: Sources): 'build' | 'dev' | 'start' {
  if (builtAt !== undefined && builtAt > changedAt && hasSameDemos) {
    return 'build';
  }
  return isServed ? 'dev' : 'start';
}
