export { createTranslate, type Translate } from './createTranslate';
