import siteConfig from '@generated/docusaurus.config';
import { fetchJson } from '@site/src/lib/fetchJson';
import { createSearcher } from '@site/src/lib/search/createSearcher';

/** The embedded search: index files of the site, loaded when first needed. */
const { search, prepare, complete } = createSearcher((path) =>
  fetchJson(siteConfig.baseUrl + path),
);

export { complete as completeSearch, prepare as prepareSearch, search };
