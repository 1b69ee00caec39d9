export { GalleryPage as default } from '@site/src/features/templates';
