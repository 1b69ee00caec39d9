export { ApiIndexPage as default } from '@site/src/features/apiIndex';
