import type { ApiMajor, ApiProductId } from '../../../src/lib/contracts/api';
import type { Difference } from './compareProduct';

/** Why the model is right to differ from `React.ComponentProps`. */
export interface Reason {
  product: ApiProductId;
  /** The majors it applies to; each must have such a difference. */
  majors: readonly ApiMajor[];
  /** Each must have such a difference in one of the majors. */
  components: readonly string[];
  /** Each must differ in one of the components; or all members without a declaration. */
  members: readonly string[] | 'computed';
  what: Difference['what'];
  reason: string;
}

const PICKERS = ['DatePicker', 'DateTimePicker', 'TimePicker', 'DateRangePicker'];

/** v7 has no `TimeRangePicker` yet, so these differ by major. */
const RESPONSIVE = [...PICKERS, 'DateTimeRangePicker'].flatMap((name) =>
  ['', 'Desktop', 'Mobile'].map((layout) => layout + name),
);

const PICKER_ICONS = ['ArrowDropDown', 'ArrowLeft', 'ArrowRight', 'Calendar', 'Clear', 'Clock']
  .concat('DateRange', 'Time')
  .map((name) => `${name}Icon`);

const GRID_ICONS = [
  ...['Add', 'ArrowDownward', 'ArrowUpward', 'CheckCircle', 'Check', 'Clear', 'Close', 'Column'],
  ...['DeleteForever', 'Delete', 'Drag', 'ExpandMore', 'FilterAlt', 'FilterList', 'Functions'],
  ...['GroupWork', 'Load', 'Menu', 'MoreVert', 'PushPinLeft', 'PushPinRight', 'Remove', 'SaveAlt'],
  ...['Search', 'Separator', 'TableRows', 'TripleDotsVertical', 'ViewColumn', 'ViewHeadline'],
  ...['ViewStream', 'VisibilityOff', 'Workspaces'],
].map((name) => `Grid${name}Icon`);

const CELLS = ['Actions', 'Boolean', 'DetailPanelToggle', 'EditBoolean', 'EditDate']
  .concat('EditSingleSelect', 'TreeDataGrouping')
  .map((name) => `Grid${name}Cell`);

const OVERLOADED =
  'The component is overloaded. `ComponentProps` has the last overload; the first takes `component`.';
const BUILT_WITH =
  'Attributes from the React types that the package was built with. The installed React types lack them, so nothing declares them.';
const TWO_THEMES =
  'Two Material UI packages declare a `Theme`; the text doesn’t say which one it means.';
const SYSTEM_PROPS =
  'Material UI derives these deprecated props from CSS property names, so no declaration lists them. `sx` accepts them all.';

/** What `GridEditInputCell` gets from the parameters of any cell, and its own props. */
const EDIT_INPUT_REQUIRED = ['api', 'cellMode', 'colDef', 'field', 'hasFocus', 'id', 'row'].concat(
  'rowNode',
  'tabIndex',
);
const EDIT_INPUT_OPTIONAL = [
  'changeReason',
  'debounceMs',
  'isEditable',
  'isProcessingProps',
].concat('isValidating', 'onValueChange');
const EDIT_INPUT =
  'Declared as one of two components. The second lost its types because it omits a key from a type with an index signature.';

export const REASONS: readonly Reason[] = [
  {
    product: 'charts',
    majors: ['v8'],
    components: [
      ...['BarChart', 'LineChart', 'PieChart', 'RadarChart', 'ScatterChart', 'SparkLineChart'],
      ...['ChartContainer', 'ChartDataProvider', 'RadarDataProvider'],
    ],
    members: ['apiRef'],
    what: 'type',
    reason:
      'The argument of `ChartPublicAPI` is a list of internal plugins, so the text leaves it out.',
  },
  {
    product: 'charts',
    majors: ['v8'],
    components: ['ChartsTooltipCell'],
    members: 'computed',
    what: 'missing',
    reason: SYSTEM_PROPS,
  },
  {
    product: 'charts',
    majors: ['v6', 'v7'],
    components: ['AreaElementPath', 'BarElementPath', 'LineElementPath'],
    members: ['style'],
    what: 'type',
    reason:
      'Styles that react-spring computes. Two versions of csstype are installed; the text doesn’t say which one its names come from.',
  },
  {
    product: 'charts',
    majors: ['v8'],
    components: ['Toolbar'],
    members: ['render'],
    what: 'signature',
    reason: TWO_THEMES,
  },
  {
    product: 'data-grid',
    majors: ['v4', 'v5', 'v6', 'v7'],
    components: [...GRID_ICONS, 'GridKeyboardArrowRight'],
    members: ['component'],
    what: 'extra',
    reason: OVERLOADED,
  },
  {
    product: 'data-grid',
    majors: ['v4', 'v5', 'v6', 'v7'],
    components: [
      ...['GridActionsCellItem', 'GridPagination', 'GridPanel', 'GridToolbarColumnsButton'],
      ...['GridToolbarDensitySelector', 'GridToolbarExport', 'GridToolbarExportContainer'],
      'GridToolbarFilterButton',
    ],
    members: 'computed',
    what: 'missing',
    reason: BUILT_WITH,
  },
  {
    product: 'data-grid',
    majors: ['v5', 'v6', 'v7', 'v8'],
    components: [
      ...CELLS,
      ...['GridCellCheckboxForwardRef', 'GridCellCheckboxRenderer', 'GridRowReorderCell'],
    ],
    members: ['row'],
    what: 'type',
    reason: 'A type parameter that defaults to `any`. Its constraint says more.',
  },
  {
    product: 'data-grid',
    majors: ['v5'],
    components: ['GridActionsCellItem', 'GridFooter', 'GridLoadingOverlay', 'GridNoRowsOverlay'],
    members: ['sx'],
    what: 'type',
    reason: TWO_THEMES,
  },
  {
    product: 'data-grid',
    majors: ['v5'],
    components: ['GridActionsCellItem', 'GridFooter', 'GridLoadingOverlay', 'GridNoRowsOverlay'],
    members: ['sx'],
    what: 'signature',
    reason: TWO_THEMES,
  },
  {
    product: 'data-grid',
    majors: ['v7', 'v8'],
    components: ['GridEditInputCell'],
    members: EDIT_INPUT_REQUIRED,
    what: 'required',
    reason: EDIT_INPUT,
  },
  {
    product: 'data-grid',
    majors: ['v7', 'v8'],
    components: ['GridEditInputCell'],
    members: [...EDIT_INPUT_REQUIRED, ...EDIT_INPUT_OPTIONAL, 'slotProps'],
    what: 'type',
    reason: EDIT_INPUT,
  },
  {
    product: 'data-grid',
    majors: ['v7', 'v8'],
    components: ['GridEditInputCell'],
    members: ['onValueChange'],
    what: 'signature',
    reason: EDIT_INPUT,
  },
  {
    product: 'data-grid',
    majors: ['v7', 'v8'],
    components: ['GridEditInputCell'],
    members: ['ref'],
    what: 'ref',
    reason: EDIT_INPUT,
  },
  {
    product: 'data-grid',
    majors: ['v7'],
    components: ['GridActionsCellItem'],
    members: ['ref'],
    what: 'ref',
    reason:
      'One of its declarations takes a ref to any element. It renders a button or a list item.',
  },
  {
    product: 'data-grid',
    majors: ['v8'],
    components: ['PromptFieldControl', 'QuickFilterControl'],
    members: ['onChange'],
    what: 'type',
    reason:
      'React declares it too, for any form event. The reference shows the grid’s own declaration.',
  },
  {
    product: 'data-grid',
    majors: ['v8'],
    components: ['PromptFieldControl', 'QuickFilterControl'],
    members: ['onChange'],
    what: 'signature',
    reason:
      'React declares it too, for any form event. The reference shows the grid’s own declaration.',
  },
  {
    product: 'date-pickers',
    majors: ['v6', 'v7', 'v8'],
    components: PICKER_ICONS,
    members: ['component'],
    what: 'extra',
    reason: OVERLOADED,
  },
  {
    product: 'date-pickers',
    majors: ['v6', 'v7', 'v8'],
    components: [
      ...['MultiInputDateRangeField', 'MultiInputDateTimeRangeField', 'MultiInputTimeRangeField'],
      ...['PickersFilledInput', 'PickersInput', 'PickersInputBase', 'PickersOutlinedInput'],
    ],
    members: 'computed',
    what: 'missing',
    reason: SYSTEM_PROPS,
  },
  {
    product: 'date-pickers',
    majors: ['v7', 'v8'],
    components: [
      ...RESPONSIVE,
      ...['TimeRangePicker', 'DesktopTimeRangePicker', 'MobileTimeRangePicker'],
    ],
    members: ['enableAccessibleFieldDOMStructure'],
    what: 'type',
    reason: 'Declared by a parameter that resolves to `any`. Its constraint is `boolean`.',
  },
  {
    product: 'tree-view',
    majors: ['v7', 'v8'],
    components: ['TreeViewCollapseIcon', 'TreeViewExpandIcon'],
    members: ['component'],
    what: 'extra',
    reason: OVERLOADED,
  },
  {
    product: 'tree-view',
    majors: ['v7', 'v8'],
    components: ['TreeItemCheckbox', 'TreeItem2Checkbox'],
    members: 'computed',
    what: 'missing',
    reason: BUILT_WITH,
  },
];
