export { Demo, type DemoProps } from './Demo';
export { exportDemo, type ExportTarget } from './exportDemo';
export { LiveDemo } from './LiveDemo';
