/**
 * A file in a build that has only some of a version's pages (`scripts/build.ts --pages`), relative
 * to the folder next to the built site: a list of the other pages' paths, as JSON. Checks accept
 * links to them, and the page check has verified their anchors.
 */
export const LEFT_OUT_FILE = 'left-out.json';
