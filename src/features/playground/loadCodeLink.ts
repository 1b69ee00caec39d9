/**
 * Fetches what reads and writes programs in addresses. One place for all who want it: the bundler
 * leaves out of a fetch what its caller does not use.
 */
export const loadCodeLink = () => import('@site/src/lib/codeLink');
