export { ApiChangesPage } from './ApiChangesPage';
