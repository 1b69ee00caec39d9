/** What is loaded once a reader reaches for a page's actions. */
export { loadText } from './loadMarkdown';
export { PageMenu as default } from './PageMenu';
