import type { ClientModule } from '@docusaurus/types';
import { announceNavigation } from './navigation';
import { startAnalytics } from './startAnalytics';

/** Docusaurus calls this once a page has rendered, including the first one. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  previousLocation,
}) => {
  if (previousLocation) {
    announceNavigation();
  } else {
    startAnalytics();
  }
};
