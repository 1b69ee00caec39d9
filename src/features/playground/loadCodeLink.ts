/**
 * Loads the code that reads and writes programs in URLs. All callers use this function, because the
 * bundler drops exports that the caller of an import doesn't use.
 */
export const loadCodeLink = () => import('@site/src/lib/codeLink');
