// Change: adds the components that pages may use without importing them, and the place of the ad, which a
// plugin puts into every page (plugins/mdx/adPlacePlugin.ts).
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
