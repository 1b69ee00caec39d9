export { AdProvider, useAdConfig } from './AdProvider';
export { DemoAd } from './DemoAd';
export { PageAd } from './PageAd';
