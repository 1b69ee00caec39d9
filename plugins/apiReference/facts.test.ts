import path from 'node:path';
import { createHistories } from '../../src/lib/apiHistory/createHistories';
import type {
  ApiComponent,
  ApiMajor,
  ApiMember,
  ApiProduct,
  ApiProductId,
} from '../../src/lib/contracts/api';
import { loadProduct } from './loadModels';

/** Members of the packages that a single declaration doesn't define; each was wrong once. */

const SITE_DIR = path.join(__dirname, '../..');

// The first test that needs a product reads it, in parallel with other work.
jest.setTimeout(180_000);

const products = new Map<string, Promise<ApiProduct>>();

/** A product's model, parsed once. */
function load(major: ApiMajor, product: ApiProductId): Promise<ApiProduct> {
  const key = `${major} ${product}`;
  const model = products.get(key) ?? loadProduct(SITE_DIR, major, product);
  products.set(key, model);
  return model;
}

async function find(major: ApiMajor, product: ApiProductId, address: string): Promise<ApiMember> {
  const [owner, name] = address.split('.');
  const { components, interfaces } = await load(major, product);
  const members = [
    ...components.map((item) => [item.name, item.props] as const),
    ...interfaces.map((item) => [item.name, item.members] as const),
  ].find(([item]) => item === owner)?.[1];
  const found = members?.find((member) => member.name === name);
  if (!found) {
    throw new Error(`${major} has no ${address}.`);
  }
  return found;
}

async function findComponent(
  major: ApiMajor,
  product: ApiProductId,
  name: string,
): Promise<ApiComponent> {
  const { components } = await load(major, product);
  return components.find((component) => component.name === name)!;
}

const TREES = ['RichTreeView', 'RichTreeViewPro', 'SimpleTreeView'];
const V8_FIELDS = [
  ...['DateField', 'DateTimeField', 'TimeField', 'SingleInputDateRangeField'],
  ...['SingleInputDateTimeRangeField', 'SingleInputTimeRangeField', 'PickersTextField'],
];
const STRUCTURED_FIELDS = [
  ...V8_FIELDS.slice(0, -1),
  ...['MultiInputDateRangeField', 'MultiInputDateTimeRangeField', 'MultiInputTimeRangeField'],
];

test.each<[ApiMajor, ApiProductId, string, string]>([
  ...TREES.flatMap((tree): [ApiMajor, ApiProductId, string, string][] => [
    ['v8', 'tree-view', `${tree}.multiSelect`, 'boolean'],
    ['v8', 'tree-view', `${tree}.selectedItems`, 'string | string[] | null'],
    ['v8', 'tree-view', `${tree}.defaultSelectedItems`, 'string | string[] | null'],
    [
      ...(['v8', 'tree-view', `${tree}.onSelectedItemsChange`] as const),
      '(event: React.SyntheticEvent | null, itemIds: string | string[] | null) => void',
    ],
  ]),
  ...V8_FIELDS.map((field): [ApiMajor, ApiProductId, string, string] => [
    ...(['v8', 'date-pickers', `${field}.variant`] as const),
    "'filled' | 'outlined' | 'standard'",
  ]),
  ...STRUCTURED_FIELDS.flatMap((field) =>
    (['v7', 'v8'] as const).map((major): [ApiMajor, ApiProductId, string, string] => [
      ...([major, 'date-pickers', `${field}.enableAccessibleFieldDOMStructure`] as const),
      'boolean',
    ]),
  ),
  ...(['v6', 'v7', 'v8'] as const).map((major): [ApiMajor, ApiProductId, string, string] => [
    ...([major, 'charts', 'ChartsReferenceLine.x'] as const),
    'string | number | Date',
  ]),
  ['v8', 'data-grid', 'GridActionsCellItem.showInMenu', 'boolean'],
  ['v8', 'charts', 'AxisConfig.width', 'number'],
  ['v6', 'date-pickers', 'DatePicker.value', 'TDate | null'],
  ['v5', 'date-pickers', 'DatePicker.value', 'TInputDate | null'],
  ['v8', 'tree-view', 'RichTreeView.getItemChildren', '(item: R) => R[] | undefined'],
  ['v8', 'tree-view', 'TreeItemProvider.id', 'string | undefined'],
  [
    ...(['v8', 'data-grid', 'GridAggregationFunction.apply'] as const),
    '(params: GridAggregationParams<V>) => AV | null | undefined',
  ],
])('%s %s %s is a %s', async (major, product, address, text) => {
  expect((await find(major, product, address)).type.text).toBe(text);
});

test.each<[string, readonly string[]]>([
  ['LineHighlightElement.shape', ['circle', 'cross', 'diamond', 'square', 'star']],
  ['AxisConfig.scaleType', ['band', 'point', 'linear', 'log', 'pow', 'sqrt', 'time', 'utc']],
  ['AxisConfig.position', ['top', 'bottom', 'left', 'right', 'none']],
])('v8 charts %s accepts every value', async (address, values) => {
  const { type } = await find('v8', 'charts', address);
  const written = (type.expanded ?? type.text).split(' | ');
  expect(written).toEqual(expect.arrayContaining(values.map((value) => `'${value}'`)));
});

test('v8 AxisConfig.colorMap also accepts colors by name', async () => {
  const { type } = await find('v8', 'charts', 'AxisConfig.colorMap');
  expect(type.text).toMatch(/\bOrdinalColorConfig\b/);
});

/** Members that the packages themselves type as unknown. */
const UNKNOWN = [
  'LocalizationProvider.dateAdapter',
  'LocalizationProvider.localeText',
  'DateRangePickerToolbar.value',
];

test.each<ApiMajor>(['v5', 'v6'])('%s pickers have no members of unknown type', async (major) => {
  const { components } = await load(major, 'date-pickers');
  const vague = components.flatMap(({ name, props }) =>
    props
      .filter(({ type }) => /\bunknown\b/.test(type.text))
      .map((prop) => `${name}.${prop.name}`)
      .filter((address) => !UNKNOWN.includes(address)),
  );
  expect(vague).toEqual([]);
});

test('functions that may return undefined say so', async () => {
  const charts = await load('v8', 'charts');
  const grid = await load('v8', 'data-grid');
  const label = await find('v8', 'charts', 'BarChart.barLabel');
  expect(label.signatures?.[0]?.returns.type).toBe('string | null | undefined');
  ['gridQuickFilterValuesSelector', 'gridRowsLoadingSelector'].forEach((name) =>
    expect(grid.selectors.find((selector) => selector.name === name)?.returns).toMatch(
      / \| undefined$/,
    ),
  );
  ['useBarSeriesContext', 'useChartId', 'usePieSeries', 'useRadiusAxis'].forEach((name) =>
    expect(charts.hooks.find((hook) => hook.name === name)?.signatures[0]?.returns.type).toMatch(
      / \| undefined$/,
    ),
  );
});

test('props declared by X and others have a row', async () => {
  for (const name of ['x', 'y', 'width', 'height']) {
    expect(await find('v8', 'charts', `BarElement.${name}`)).toMatchObject({
      type: { text: 'number' },
      isRequired: true,
    });
  }
  await find('v8', 'charts', 'PieArc.onClick');
  await find('v8', 'data-grid', 'QuickFilterControl.onChange');
});

test('the v7 fields have their own slots', async () => {
  for (const name of STRUCTURED_FIELDS.slice(0, 6)) {
    const { slots } = await findComponent('v7', 'date-pickers', name);
    expect(slots.map((slot) => slot.name)).toEqual(['clearButton', 'clearIcon', 'textField']);
  }
});

test('legends accept a ref, and no ref has a meaningless type', async () => {
  for (const name of ['ChartsLegend', 'ContinuousColorLegend', 'PiecewiseColorLegend']) {
    expect((await findComponent('v8', 'charts', name)).ref).toEqual({});
  }
});

test.each<[ApiProductId, string]>([
  ['charts', 'ChartsLegend'],
  ['charts', 'FunnelSection'],
  ['date-pickers', 'MultiInputDateRangeField'],
])('v8 %s %s has a theme name', async (product, name) => {
  expect((await findComponent('v8', product, name)).themeName).toBe(`Mui${name}`);
});

test.each<[ApiMajor, ApiProductId, string, string]>([
  ['v8', 'charts', 'AxisConfig.height', '`25`, or `45` with a `label`'],
  ['v8', 'charts', 'AxisConfig.width', '`45`, or `65` with a `label`'],
  ...(
    [
      ...['DesktopDatePicker', 'DesktopDateRangePicker', 'MobileDatePicker'],
      ...['MobileDateRangePicker', 'MobileDateTimePicker', 'MobileDateTimeRangePicker'],
      'MobileTimePicker',
    ] as const
  ).flatMap((name) =>
    (['v7', 'v8'] as const).map((major): [ApiMajor, ApiProductId, string, string] => [
      ...([major, 'date-pickers', `${name}.closeOnSelect`] as const),
      String(name.startsWith('Desktop')),
    ]),
  ),
  [
    ...(['v8', 'data-grid', 'DataGridPremium.getPivotDerivedColumns'] as const),
    'defaultGetPivotDerivedColumns',
  ],
])('%s %s %s is %s by default', async (major, product, address, value) => {
  expect((await find(major, product, address)).default).toBe(value);
});

test.each<[ApiMajor, ApiProductId, readonly string[]]>([
  ['v7', 'tree-view', ['MuiRichTreeViewPro', 'MuiTreeItem2', 'MuiTreeView']],
  ['v7', 'date-pickers', ['MuiPickersPopper', 'MuiPickersMonth', 'MuiPickersYear']],
  ['v7', 'data-grid', ['MuiDataGrid', 'mixins.MuiDataGrid']],
  ['v8', 'data-grid', ['MuiDataGrid', 'palette.DataGrid']],
  ['v8', 'charts', ['MuiBarElement', 'MuiChartsLegend', 'MuiHeatmap']],
])('%s %s has theme keys', async (major, product, names) => {
  const { themeKeys } = await load(major, product);
  expect(themeKeys.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
});

test.each<[ApiMajor, ApiProductId, string, string]>([
  ['v4', 'data-grid', 'GridLocaleText.noRowsLabel', 'string'],
  ['v8', 'data-grid', 'GridLocaleText.paginationRowsPerPage', 'string'],
  ['v8', 'charts', 'ChartsLocaleText.loading', 'string'],
  [
    ...(['v8', 'date-pickers', 'PickersLocaleText.clockLabelText'] as const),
    '(view: TimeView, formattedTime: string | null) => string',
  ],
  ['v7', 'date-pickers', 'AdapterFormats.keyboardDateTime', 'string'],
  ['v8', 'date-pickers', 'FieldRef.isFieldFocused', '() => boolean'],
  ['v7', 'data-grid', 'GridDetailPanelInitialState.expandedRowIds', 'GridRowId[]'],
  ['v8', 'data-grid', 'GridGetRowsParams.paginationModel', 'GridPaginationModel'],
  ['v7', 'date-pickers', 'DatePickerFieldProps.readOnly', 'boolean'],
])('%s %s %s is an object’s %s', async (major, product, address, text) => {
  const [owner, name] = address.split('.');
  const { objects } = await load(major, product);
  const members = objects.find((object) => object.name === owner)?.members ?? [];
  expect(members.find((member) => member.name === name)?.type.text).toBe(text);
});

test.each<[ApiMajor, ApiProductId, string, readonly string[]]>([
  ['v7', 'tree-view', 'SimpleTreeView', ['focusItem', 'selectItem', 'setItemExpansion']],
  ['v8', 'tree-view', 'RichTreeViewPro', ['setItemSelection', 'updateItemLabel']],
  ['v8', 'charts', 'LineChartPro', ['exportAsImage', 'exportAsPrint', 'setZoomData']],
])('%s %s %s has methods in its apiRef', async (major, product, name, methods) => {
  const component = await findComponent(major, product, name);
  expect(component.methods?.map((method) => method.name)).toEqual(
    expect.arrayContaining([...methods]),
  );
});

test('generic types have their parameters by name', async () => {
  const [v7, v8] = await Promise.all(
    (['v7', 'v8'] as const).map((major) => load(major, 'date-pickers')),
  );
  const find = (model: ApiProduct | undefined, wanted: string) =>
    model?.exports.find(({ name }) => name === wanted)?.typeParameters;
  expect(find(v7, 'DatePickerProps')).toEqual(['TDate', 'TEnableAccessibleFieldDOMStructure']);
  expect(find(v8, 'DatePickerProps')).toEqual(['TEnableAccessibleFieldDOMStructure']);
  expect(find(v8, 'DatePickerSlots')).toBeUndefined();
});

test('a component that renders nothing is a placeholder only if it says what to import', async () => {
  const charts = await load('v7', 'charts');
  expect(charts.exports).toContainEqual(expect.objectContaining({ name: 'ZoomSetup' }));
});

test('the classes of v4 are those that its minified file creates', async () => {
  for (const name of ['DataGrid', 'DataGridPro']) {
    const { classes } = await findComponent('v4', 'data-grid', name);
    expect(classes).toHaveLength(56);
    expect(classes.find(({ key }) => key === 'row--editing')?.className).toBe(
      '.MuiDataGrid-row--editing',
    );
  }
});

test("a class that v4 has isn't new in v5", async () => {
  const models = await Promise.all(
    (['v4', 'v5'] as const).map((major) => load(major, 'data-grid')),
  );
  const { classes } = createHistories(models).pages.DataGrid!;
  expect(classes['row--editing']).toEqual({});
  expect(classes.window).toEqual({ until: 'v4' });
});

async function findSlot(major: ApiMajor, product: ApiProductId, address: string) {
  const [owner = '', name] = address.split('.');
  const { slots } = await findComponent(major, product, owner);
  return slots.find((slot) => slot.name === name);
}

test('the slots of v6 have the descriptions of the capitalized ones', async () => {
  expect(await findSlot('v6', 'data-grid', 'DataGrid.baseCheckbox')).toMatchObject({
    default: 'Checkbox',
    description: expect.stringContaining('Checkbox component') as string,
  });
  expect(await findSlot('v6', 'date-pickers', 'DatePicker.day')).toMatchObject({
    default: 'PickersDay',
  });
});

test.each<[ApiMajor, ApiProductId, string, string | undefined]>([
  ['v8', 'charts', 'BarChart.toolbar', undefined],
  ['v8', 'charts', 'BarChartPro.toolbar', 'ChartsToolbarPro'],
  ['v8', 'charts', 'BarChart.tooltip', 'ChartsTooltip'],
  ['v8', 'charts', 'BarChart.bar', 'AnimatedBarElement'],
  ['v8', 'charts', 'LineChart.line', 'AnimatedLine'],
  ['v8', 'charts', 'LineChart.mark', 'CircleMarkElement or MarkElement'],
  ['v8', 'charts', 'Heatmap.legend', 'ContinuousColorLegend'],
  ['v8', 'charts', 'Heatmap.tooltip', 'HeatmapTooltip'],
  ['v7', 'date-pickers', 'DateRangeCalendar.day', 'DateRangePickerDay'],
  ['v8', 'date-pickers', 'DateRangeCalendar.day', 'DateRangePickerDay'],
  ['v8', 'date-pickers', 'DateRangePicker.toolbar', 'DateRangePickerToolbar'],
  ['v8', 'date-pickers', 'DatePicker.field', 'DateField'],
  ['v8', 'date-pickers', 'DatePicker.openPickerIcon', 'CalendarIcon'],
  ['v8', 'date-pickers', 'StaticDatePicker.layout', 'PickerStaticLayout'],
  ['v8', 'date-pickers', 'DatePicker.clearButton', 'IconButton'],
  ['v8', 'data-grid', 'DataGridPro.columnMenu', 'GridProColumnMenu'],
  ['v8', 'data-grid', 'DataGrid.baseButton', 'Button'],
  ['v8', 'data-grid', 'DataGrid.cell', 'GridCell'],
  ['v8', 'tree-view', 'RichTreeView.collapseIcon', 'TreeViewCollapseIcon'],
  ['v6', 'charts', 'BarChart.axisLine', "'line'"],
  ['v4', 'data-grid', 'DataGrid.columnMenu', 'GridColumnMenu'],
])('%s %s %s is filled by %s', async (major, product, address, name) => {
  expect((await findSlot(major, product, address))?.default).toBe(name);
});

test('a ref is documented if the code forwards it', async () => {
  const names = ['ChartsTooltip', 'ChartsTooltipContainer', 'HeatmapTooltip', 'GaugeValueArc'];
  for (const name of names) {
    expect((await findComponent('v8', 'charts', name)).ref).toBeUndefined();
  }
  for (const name of ['PickersActionBar', 'PickersShortcuts', 'DayCalendarSkeleton']) {
    expect((await findComponent('v8', 'date-pickers', name)).ref).toBeUndefined();
  }
  expect((await findComponent('v8', 'date-pickers', 'YearCalendar')).ref).toEqual({});
  expect((await findComponent('v8', 'tree-view', 'TreeItemRoot')).ref).toEqual({
    type: 'HTMLLIElement',
  });
});

test.each<[ApiMajor, ApiProductId, string, string | undefined]>([
  ['v8', 'charts', 'FunnelChart.colors', 'strawberrySkyPalette'],
  ['v8', 'charts', 'BarChart.colors', 'rainbowSurgePalette'],
  ['v8', 'charts', 'PieSeriesType.arcLabelRadius', '(innerRadius + outerRadius) / 2'],
  ['v8', 'charts', 'BarChart.disableAxisListener', undefined],
  ...(
    [
      ...['DateTimeField', 'DateTimePicker', 'DateTimeRangePicker', 'DesktopDateTimePicker'],
      ...['DesktopDateTimeRangePicker', 'MobileDateTimePicker', 'MobileDateTimeRangePicker'],
      ...['MultiInputDateTimeRangeField', 'SingleInputDateTimeRangeField', 'StaticDateTimePicker'],
    ] as const
  ).map((name): [ApiMajor, ApiProductId, string, string | undefined] => [
    ...(['v8', 'date-pickers', `${name}.disableIgnoringDatePartForTimeValidation`] as const),
    undefined,
  ]),
  ['v8', 'date-pickers', 'TimePicker.disableIgnoringDatePartForTimeValidation', 'false'],
  [
    ...(['v8', 'data-grid', 'QuickFilter.defaultExpanded'] as const),
    '`true` with a quick filter value, otherwise `false`',
  ],
  ['v8', 'data-grid', 'DataGridPro.getDetailPanelHeight', '() => 500'],
  ['v5', 'date-pickers', 'DateTimePicker.ampmInClock', 'true'],
  ['v5', 'date-pickers', 'TimePicker.ampmInClock', 'false'],
  ['v5', 'date-pickers', 'DatePicker.acceptRegex', '/[\\d]/gi'],
  [
    ...(['v5', 'date-pickers', 'TimePicker.getOpenDialogAriaText'] as const),
    "(time, utils) => `Choose time, selected time is ${utils.format(utils.date(time), 'fullTime')}`",
  ],
])('%s %s %s is left out as %s', async (major, product, address, value) => {
  expect((await find(major, product, address)).default).toBe(value);
});

test('a tooltip documents its own placement, not that of its popper', async () => {
  for (const name of ['ChartsTooltip', 'ChartsTooltipContainer', 'HeatmapTooltip']) {
    const { inherited } = await findComponent('v8', 'charts', name);
    const placement = inherited
      .flatMap(({ members = [] }) => members)
      .find((member) => member.name === 'placement');
    expect(placement?.default).toBe("`'right-start'` for a mouse, otherwise `'top'`");
  }
});

test('ticks are filtered on axes of both discrete scales', async () => {
  const { description } = await find('v8', 'charts', 'AxisConfig.tickInterval');
  expect(description).toContain('"band" or "point" scale');
});

test.each<[ApiProductId, string, string, string]>([
  ['charts', 'Heatmap', 'faded', '.Charts-faded'],
  ['charts', 'Heatmap', 'highlighted', '.Charts-highlighted'],
  ['date-pickers', 'PickersFilledInput', 'sectionContent', '.MuiPickersInputBase-sectionContent'],
  ['date-pickers', 'PickersFilledInput', 'underline', '.MuiPickersFilledInput-underline'],
  ['date-pickers', 'PickersOutlinedInput', 'activeBar', '.MuiPickersInputBase-activeBar'],
])('v8 %s %s has the class %s as %s', async (product, name, key, className) => {
  const { classes } = await findComponent('v8', product, name);
  expect(classes.find((rule) => rule.key === key)?.className).toBe(className);
});

test.each<[string, string]>([
  ['SparkLineChart.area', 'boolean'],
  ['BarChart.layout', "'horizontal' | 'vertical'"],
  ['BarChart.xAxis', 'ReadonlyArray<XAxis>'],
  ['BarChart.apiRef', 'React.RefObject<ChartPublicAPI | undefined>'],
  [
    'LineChart.onAreaClick',
    '(event: React.MouseEvent<SVGElement, MouseEvent>, lineItemIdentifier: LineItemIdentifier) => void',
  ],
])('v8 charts %s is written as %s', async (address, text) => {
  expect((await find('v8', 'charts', address)).type.text).toBe(text);
});

test.each<[string, 'props' | 'slots' | 'classes', string, string | undefined]>([
  ['DataGrid', 'slots', 'baseSwitch', 'premium'],
  ['DataGrid', 'slots', 'rowReorderIcon', 'pro'],
  ['DataGrid', 'slots', 'baseButton', undefined],
  ['DataGrid', 'classes', 'pivotPanelField', 'premium'],
  ['DataGrid', 'classes', 'rowReorderCell', 'pro'],
  ['DataGrid', 'classes', 'root--densityCompact', undefined],
  ['DataGrid', 'props', 'onColumnOrderChange', 'pro'],
  ['DataGrid', 'props', 'getDetailPanelContent', 'pro'],
  ['DataGrid', 'props', 'onRowClick', undefined],
])('v8 %s marks of its %s what paid packages alone use: %s', async (name, kind, key, plan) => {
  const component = await findComponent('v8', 'data-grid', name);
  const found: readonly { plan?: string }[] = component[kind].filter((item) =>
    'key' in item ? item.key === key : item.name === key,
  );
  expect(found.map((item) => item.plan)).toEqual([plan]);
});

test('v8 lists every name that the packages export', async () => {
  const { exports } = await load('v8', 'date-pickers');
  const named = ['ClearIcon', 'PickersInput', 'DesktopDateTimePickerLayout'];
  expect(exports.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
});
