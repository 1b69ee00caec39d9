export { GalleryPage } from './gallery/GalleryPage';
export { TemplatePage } from './frame/TemplatePage';
