export {
  createRedirects,
  listPlainRedirects,
  listRedirectPages,
  type Redirect,
} from './createRedirects';
export { parseVersionNames, readDocsVersions, type DocsVersion } from './docsVersion';
export { createVersionsPlugin } from './versionsPlugin';
export { versionFrontMatter } from './versionFrontMatter';
export { versionLinksPlugin } from './versionLinksPlugin';
