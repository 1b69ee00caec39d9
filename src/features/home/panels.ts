import dataGrid from '!!demo?part=manifest!@site/docs/react-data-grid/SolarSites.tsx';
import datePickers from '!!demo?part=manifest!@site/docs/react-date-pickers/CabinStay.tsx';
import charts from '!!demo?part=manifest!@site/docs/react-charts/PowerDemand.tsx';
import treeView from '!!demo?part=manifest!@site/docs/react-tree-view/ShotList.tsx';
import texts from '@site/i18n/en/home.json';
import { createTranslate } from '@site/src/lib/createTranslate';
import type { ProductSlug } from '@site/src/lib/products';
import type { DemoProps } from '../demo';

const t = createTranslate({ en: texts });

type PanelDemo = Pick<DemoProps, 'title' | 'height' | 'phoneHeight' | 'maxWidth' | 'demo'>;

/** The demo in each panel of the home page; the product's overview shows it with its code. */
export const PANEL_DEMOS: Record<ProductSlug, PanelDemo> = {
  'data-grid': { title: t('demos.data-grid'), demo: dataGrid, height: 460, maxWidth: 920 },
  'date-pickers': {
    title: t('demos.date-pickers'),
    demo: datePickers,
    height: 472,
    maxWidth: 320,
  },
  charts: { title: t('demos.charts'), demo: charts, height: 390, maxWidth: 920 },
  'tree-view': { title: t('demos.tree-view'), demo: treeView, height: 390, maxWidth: 420 },
};
