export { ApiObjectCatalogue, EventCatalogue, SelectorCatalogue } from './Catalogue';
