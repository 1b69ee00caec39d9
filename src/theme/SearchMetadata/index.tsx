// Change: the current version goes by its name, as it does in the facets that search asks Algolia for.
import { CURRENT_VERSION } from '@site/src/lib/docsVersions';
import SearchMetadata from '@theme-original/SearchMetadata';
import type { Props } from '@theme/SearchMetadata';

export default function SearchMetadataWithName({ version, ...props }: Props) {
  return <SearchMetadata {...props} version={version === 'current' ? CURRENT_VERSION : version} />;
}
