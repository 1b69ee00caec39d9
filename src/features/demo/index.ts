export { Demo } from './Demo';
export { LiveDemo } from './LiveDemo';
export type { DemoModule } from './loadDemo';
