// Change: the current version uses its name, as in the facets that search uses for Algolia.
import { CURRENT_VERSION } from '@site/src/lib/docsVersions';
import SearchMetadata from '@theme-original/SearchMetadata';
import type { Props } from '@theme/SearchMetadata';

export default function SearchMetadataWithName({ version, ...props }: Props) {
  return <SearchMetadata {...props} version={version === 'current' ? CURRENT_VERSION : version} />;
}
