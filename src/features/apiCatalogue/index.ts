export {
  ApiObjectCatalogue,
  EventCatalogue,
  ExportCatalogue,
  SelectorCatalogue,
} from './Catalogue';
