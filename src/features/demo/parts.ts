/** What a demo needs once its code is wanted: one chunk that no page pays for before. */
export { LinkedCode } from '../editor';
export { DemoPanel } from './DemoPanel';
export { FramedDemo } from './FramedDemo';
