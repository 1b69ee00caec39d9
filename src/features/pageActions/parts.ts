/** What is loaded once a reader reaches for the actions of a page. */
export { loadText } from './loadMarkdown';
export { PageMenu as default } from './PageMenu';
