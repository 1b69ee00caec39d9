export { createRedirects } from './createRedirects';
export { parseVersionNames, readDocsVersions } from './docsVersion';
export { versionFrontMatter } from './versionFrontMatter';
export { versionLinksPlugin } from './versionLinksPlugin';
