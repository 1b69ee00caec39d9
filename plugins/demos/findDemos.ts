export { findDemos } from './readPages';
