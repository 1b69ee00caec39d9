export { demosRemarkPlugin } from './demosRemarkPlugin';
