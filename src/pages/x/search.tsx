export { SearchPage as default } from '@site/src/features/search/page';
