export {
  createRedirects,
  listPlainRedirects,
  listRedirectPages,
  type Redirect,
} from './createRedirects';
export { parseVersionNames, readDocsVersions, type DocsVersion } from './docsVersion';
export {
  createPageFilter,
  PAGES_VARIABLE,
  parseSelectedPages,
  QUICK_VARIABLE,
  selectPages,
} from './selectPages';
export { createVersionsPlugin } from './versionsPlugin';
export { versionFrontMatter } from './versionFrontMatter';
export { versionLinksPlugin } from './versionLinksPlugin';
