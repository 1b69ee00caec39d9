/**
 * A file in a build that has only some of a version's pages (`scripts/build.ts --pages`), relative
 * to the folder next to the built site: the paths of the other pages, and of previews of templates
 * that the build doesn't capture, as a JSON list. Checks accept links to them, and the page check
 * has verified the pages' anchors.
 */
export const LEFT_OUT_FILE = 'left-out.json';
