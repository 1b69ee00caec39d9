export { addSink, track } from './track';
