// Change: replaced. A field in the place of DocSearch's button; nothing else of search is on a page before it is asked for.
export { SearchBar as default } from '@site/src/features/search';
