import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { navEntries } from './nav';
import { toSidebar } from './nav/toSidebar';

const sidebars: SidebarsConfig = { docs: toSidebar(navEntries) };

export default sidebars;
