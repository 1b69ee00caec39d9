import type { ApiPage, ApiProduct } from '../../../src/lib/contracts/api';

const $schema = '/x/api/schema.json';

const BAR_CHART: ApiProduct['components'][number] = {
  name: 'BarChart',
  exportName: 'Unstable_BarChart',
  plan: 'community',
  description: 'Bars.',
  deprecated: { reason: '' },
  imports: ['@mui/x-charts/BarChart', '@mui/x-charts'],
  props: [
    {
      name: 'onItemClick',
      type: { text: 'BarItemClick', expanded: '(event: MouseEvent) => void' },
      isRequired: true,
      default: 'noop',
      description: 'Called with the bar.',
      deprecated: { reason: 'Use `onClick`.' },
      signatures: [
        {
          parameters: [
            { name: 'event', type: 'MouseEvent', isOptional: true, description: 'Of the click.' },
          ],
          returns: { type: 'void', description: 'Nothing.' },
        },
      ],
      plan: 'pro',
      seeMore: { text: 'Clicks', url: '/x/react-charts/bars/#clicks' },
    },
  ],
  inherited: [
    { from: 'SVGAttributes', packageName: '@types/react', props: ['fill'] },
    {
      from: 'PaperProps',
      packageName: '@mui/material',
      props: ['sx'],
      members: [{ name: 'sx', type: { text: 'SxProps' } }],
    },
  ],
  ref: { type: 'SVGSVGElement' },
  slots: [
    {
      name: 'bar',
      type: 'React.ElementType',
      description: 'A bar.',
      default: 'BarElement',
      className: '.MuiBarChart-bar',
      deprecated: { reason: '' },
      plan: 'premium',
    },
  ],
  classes: [
    {
      key: 'selected',
      className: '.Mui-selected',
      description: 'On a selected bar.',
      isGlobal: true,
      deprecated: { reason: '' },
    },
  ],
  methods: [{ name: 'exportAsPrint', type: { text: '() => void' }, isRequired: true }],
  themeName: 'MuiBarChart',
  file: 'BarChart/BarChart',
  packageName: '@mui/x-charts',
};

const GRID_COL_DEF: ApiProduct['interfaces'][number] = {
  name: 'GridColDef',
  plan: 'community',
  imports: ['@mui/x-data-grid'],
  typeParameters: '<R extends GridValidRowModel = any>',
  members: [{ name: 'field', type: { text: 'string' }, isRequired: true }],
};

/** A published product that contains every field of the contract. */
export const PRODUCT = {
  $schema,
  product: 'charts',
  major: 'v8',
  version: '8.7.0',
  packages: { '@mui/x-charts': '8.7.0' },
  components: [BAR_CHART],
  interfaces: [GRID_COL_DEF],
  hooks: [
    {
      name: 'useXScale',
      plan: 'community',
      imports: ['@mui/x-charts/hooks'],
      signatures: [{ parameters: [], returns: { type: 'D3Scale' } }],
    },
  ],
  events: [
    {
      name: 'rowClick',
      plan: 'community',
      description: 'Fired when a row is clicked.',
      deprecated: { reason: '' },
      params: 'GridRowParams',
      event: 'MouseEvent',
      prop: 'onRowClick',
    },
  ],
  selectors: [
    {
      name: 'gridRowSelector',
      plan: 'community',
      category: 'Rows',
      description: 'A row.',
      deprecated: { reason: '' },
      returns: 'GridValidRowModel',
      argument: 'GridRowId',
    },
  ],
  apiParts: [GRID_COL_DEF],
  objects: [{ ...GRID_COL_DEF, name: 'ChartsLocaleText' }],
  themeKeys: [{ name: 'MuiBarChart', plan: 'community', keys: ['root'] }],
  exports: [
    {
      name: 'BarChart',
      kind: 'component',
      plan: 'community',
      imports: ['@mui/x-charts'],
      deprecated: { reason: '' },
      type: 'React.FC',
      typeParameters: ['TDate'],
    },
  ],
  hidden: {
    exports: ['gridHiddenSelector'],
    events: ['rowTouch'],
    members: { BarChart: ['experimental'] },
    slots: { BarChart: ['ghost'] },
    classes: { BarChart: ['ghost'] },
  },
} satisfies ApiProduct & { $schema: string };

const SHARED = {
  $schema,
  major: 'v8',
  version: '8.7.0',
  history: {
    since: 'v6',
    until: 'v7',
    members: { onItemClick: { since: 'v7' } },
    slots: { bar: { until: 'v7' } },
    classes: { root: {} },
  },
  demos: [{ title: 'Bars', path: '/x/react-charts/bars/' }],
  problems: [
    {
      title: '`onItemClick` is not called',
      path: '/x/react-charts/bars/#click',
      members: ['onItemClick'],
      slots: ['bar'],
    },
  ],
  typePaths: { AxisConfig: '/x/api/charts/axis-config/' },
} as const;

/** The published document of a component's page. */
export const COMPONENT_PAGE = {
  ...SHARED,
  kind: 'component',
  product: 'charts',
  api: BAR_CHART,
  sourceUrl: 'https://github.com/mui/mui-x/tree/v8.7.0/packages/x-charts/src/BarChart',
  size: { alone: 110_265, added: 113, others: ['BarPlot'] },
} satisfies ApiPage & { $schema: string };

/** The published document of an interface's page. */
export const INTERFACE_PAGE = {
  ...SHARED,
  kind: 'interface',
  product: 'data-grid',
  api: GRID_COL_DEF,
} satisfies ApiPage & { $schema: string };
