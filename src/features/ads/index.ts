export { AdProvider } from './AdProvider';
export { DemoAd } from './DemoAd';
export { PageAd } from './PageAd';
