export { ApiChangesPage as default } from '@site/src/features/apiChanges';
