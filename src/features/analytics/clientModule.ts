import type { ClientModule } from '@docusaurus/types';
import { announceNavigation } from './navigation';
import { startAnalytics } from './startAnalytics';

/** Docusaurus calls this once a page stands in the document, the first one included. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  previousLocation,
}) => {
  if (previousLocation) {
    announceNavigation();
  } else {
    startAnalytics();
  }
};
