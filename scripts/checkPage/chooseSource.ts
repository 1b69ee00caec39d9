interface Sources {
  /** When the page was last built, in ms; undefined if it never was. */
  builtAt: number | undefined;
  /** When the page, its demos or their data last changed, in ms. */
  changedAt: number;
  /** Whether the build has the demos' current code: files may be copied with new timestamps. */
  hasSameDemos: boolean;
  /** Whether `npm start` serves it. */
  isServed: boolean;
}

/**
 * Where to open a page: in the build, which is what readers get, if it is newer than the page's
 * last change; otherwise where `npm start` serves it; otherwise on a server started for this.
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
