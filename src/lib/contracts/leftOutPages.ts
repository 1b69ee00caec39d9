/**
 * File of a build that has only some pages of a version (`scripts/build.ts --pages`), relative to
 * the folder beside the built site: a list of the addresses of the other pages, as JSON. Checks take
 * links to them for right, and the page check has looked at their anchors.
 */
export const LEFT_OUT_FILE = 'left-out.json';
