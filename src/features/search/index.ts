export { SearchBar } from './SearchBar';
export { SearchButton } from './SearchButton';
