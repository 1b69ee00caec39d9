export { Demo } from './Demo';
export { exportDemo, type ExportTarget } from './exportDemo';
export { LiveDemo } from './LiveDemo';
