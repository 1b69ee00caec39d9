export { Demo } from './Demo';
export { LiveDemo } from './LiveDemo';
