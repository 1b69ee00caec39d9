export { PageVersions } from './PageVersions';
export { getCurrentPath } from './versionEntries';
export { VersionSwitcher } from './VersionSwitcher';
