export { ApiContent } from './ApiContent';
export type { ApiPageModule } from './apiPageModule';
