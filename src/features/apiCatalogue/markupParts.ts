/**
 * The parts of reference pages that catalogues are made of, too. Server only: what the browser
 * gets comes from the index.
 */
export { ApiMarkdown } from '../apiReference/sections/ApiMarkdown';
export type { LinkScope } from '../apiReference/sections/linkScope';
export { TypeText } from '../apiReference/sections/TypeText';
