export { OfflinePage } from './OfflinePage';
