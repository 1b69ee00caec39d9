/** What a demo needs once its code is requested: one chunk, so that pages don't load it before. */
export { LinkedCode } from '../editor';
export { DemoPanel } from './DemoPanel';
export { FramedDemo } from './FramedDemo';
