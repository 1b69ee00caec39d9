export { prepareHere } from './prepareHere';
export { SearchDialog } from './SearchDialog';
