export { ErrorCodesPage } from './ErrorCodesPage';
