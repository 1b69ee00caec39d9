// Change: adds the components that pages can use without importing them, and the ad slot, which a
// plugin adds to every page (plugins/mdx/adPlacePlugin.ts).
import { ScrollTable } from '@site/src/components/ScrollTable';
import { PageAd } from '@site/src/features/ads';
import { Demo } from '@site/src/features/demo';
import { Badge } from '@site/src/features/plans';
import { InstallCommand, ProductCards } from '@site/src/features/products';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  table: ScrollTable,
  Demo,
  InstallCommand,
  Badge,
  ProductCards,
  PageAd,
};
