// Change: replaced. A field instead of DocSearch's button; pages load nothing else of search until
// it's used.
export { SearchBar as default } from '@site/src/features/search';
