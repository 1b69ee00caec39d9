export { Mark } from './Mark';
export { listMarks, type MarkFields } from './marks';
