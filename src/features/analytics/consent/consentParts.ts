export { ConsentButton } from './ConsentButton';
export { ConsentNotice } from './ConsentNotice';
