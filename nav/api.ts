import type { ApiProductId } from '../src/lib/contracts/api';
import { getApiPath } from '../src/lib/paths';
import plans from './apiPlans.json';
import type { NavEntry } from './types';

/** A product's names that have a reference page, in display order. */
interface ApiNames {
  components: readonly string[];
  /** Types that have their own page. */
  interfaces: readonly string[];
}

/** The names that require a paid plan. */
export interface ApiPlans {
  pro: readonly string[];
  premium: readonly string[];
}

/** The reference pages of a product. */
export interface ApiPageList extends ApiNames, ApiPlans {}

const NAMES: Readonly<Record<ApiProductId, ApiNames>> = {
  'data-grid': {
    components: [
      'AiAssistantPanelTrigger',
      'ColumnsPanelTrigger',
      'DataGrid',
      'DataGridPremium',
      'DataGridPro',
      'ExportCsv',
      'ExportExcel',
      'ExportPrint',
      'FilterPanelTrigger',
      'GridFilterForm',
      'GridFilterPanel',
      'GridToolbarQuickFilter',
      'PivotPanelTrigger',
      'PromptField',
      'PromptFieldControl',
      'PromptFieldRecord',
      'PromptFieldSend',
      'QuickFilter',
      'QuickFilterClear',
      'QuickFilterControl',
      'QuickFilterTrigger',
      'Toolbar',
      'ToolbarButton',
    ],
    interfaces: [
      'GridApi',
      'GridCellParams',
      'GridColDef',
      'GridSingleSelectColDef',
      'GridActionsColDef',
      'GridListViewColDef',
      'GridExportStateParams',
      'GridFilterItem',
      'GridFilterModel',
      'GridFilterOperator',
      'GridRenderContext',
      'GridRowClassNameParams',
      'GridRowParams',
      'GridRowSpacingParams',
      'GridAggregationFunction',
      'GridAggregationFunctionDataSource',
      'GridCsvExportOptions',
      'GridPrintExportOptions',
      'GridExcelExportOptions',
    ],
  },
  'date-pickers': {
    components: [
      'DateCalendar',
      'DateField',
      'DatePicker',
      'DatePickerToolbar',
      'DateRangeCalendar',
      'DateRangePicker',
      'DateRangePickerDay',
      'DateRangePickerDay2',
      'DateRangePickerToolbar',
      'DateTimeField',
      'DateTimePicker',
      'DateTimePickerTabs',
      'DateTimePickerToolbar',
      'DateTimeRangePicker',
      'DateTimeRangePickerTabs',
      'DateTimeRangePickerToolbar',
      'DayCalendarSkeleton',
      'DesktopDatePicker',
      'DesktopDateRangePicker',
      'DesktopDateTimePicker',
      'DesktopDateTimeRangePicker',
      'DesktopTimePicker',
      'DesktopTimeRangePicker',
      'DigitalClock',
      'LocalizationProvider',
      'MobileDatePicker',
      'MobileDateRangePicker',
      'MobileDateTimePicker',
      'MobileDateTimeRangePicker',
      'MobileTimePicker',
      'MobileTimeRangePicker',
      'MonthCalendar',
      'MultiInputDateRangeField',
      'MultiInputDateTimeRangeField',
      'MultiInputTimeRangeField',
      'MultiSectionDigitalClock',
      'PickerDay2',
      'PickersActionBar',
      'PickersCalendarHeader',
      'PickersDay',
      'PickersLayout',
      'PickersRangeCalendarHeader',
      'PickersSectionList',
      'PickersShortcuts',
      'PickersTextField',
      'SingleInputDateRangeField',
      'SingleInputDateTimeRangeField',
      'SingleInputTimeRangeField',
      'StaticDatePicker',
      'StaticDateRangePicker',
      'StaticDateTimePicker',
      'StaticTimePicker',
      'TimeClock',
      'TimeField',
      'TimePicker',
      'TimePickerToolbar',
      'TimeRangePicker',
      'TimeRangePickerTabs',
      'TimeRangePickerToolbar',
      'YearCalendar',
    ],
    interfaces: [],
  },
  charts: {
    components: [
      'AnimatedArea',
      'AnimatedLine',
      'AreaElement',
      'AreaPlot',
      'BarChart',
      'BarChartPro',
      'BarElement',
      'BarLabel',
      'BarPlot',
      'ChartContainer',
      'ChartContainerPro',
      'ChartDataProvider',
      'ChartDataProviderPro',
      'ChartsAxis',
      'ChartsAxisHighlight',
      'ChartsAxisTooltipContent',
      'ChartsClipPath',
      'ChartsGrid',
      'ChartsItemTooltipContent',
      'ChartsLegend',
      'ChartsLocalizationProvider',
      'ChartsReferenceLine',
      'ChartsSurface',
      'ChartsText',
      'ChartsToolbarImageExportTrigger',
      'ChartsToolbarPrintExportTrigger',
      'ChartsToolbarPro',
      'ChartsToolbarZoomInTrigger',
      'ChartsToolbarZoomOutTrigger',
      'ChartsTooltip',
      'ChartsTooltipContainer',
      'ChartsXAxis',
      'ChartsYAxis',
      'ChartZoomSlider',
      'ContinuousColorLegend',
      'FunnelChart',
      'FunnelPlot',
      'Gauge',
      'GaugeContainer',
      'Heatmap',
      'HeatmapPlot',
      'HeatmapTooltip',
      'HeatmapTooltipContent',
      'LineChart',
      'LineChartPro',
      'LineElement',
      'LineHighlightElement',
      'LineHighlightPlot',
      'LinePlot',
      'MarkElement',
      'MarkPlot',
      'PieArc',
      'PieArcLabel',
      'PieArcLabelPlot',
      'PieArcPlot',
      'PiecewiseColorLegend',
      'PieChart',
      'PieChartPro',
      'PiePlot',
      'RadarAxisHighlight',
      'RadarChart',
      'RadarChartPro',
      'RadarGrid',
      'RadarMetricLabels',
      'RadarSeriesArea',
      'RadarSeriesMarks',
      'RadarSeriesPlot',
      'Scatter',
      'ScatterChart',
      'ScatterChartPro',
      'ScatterPlot',
      'SparkLineChart',
      'Toolbar',
      'ToolbarButton',
    ],
    interfaces: [
      'AxisConfig',
      'BarSeriesType',
      'LineSeriesType',
      'PieSeriesType',
      'ScatterSeriesType',
      'ChartImageExportOptions',
      'ChartPrintExportOptions',
    ],
  },
  'tree-view': {
    components: [
      'RichTreeView',
      'RichTreeViewPro',
      'SimpleTreeView',
      'TreeItem',
      'TreeItemDragAndDropOverlay',
      'TreeItemIcon',
      'TreeItemProvider',
    ],
    interfaces: [],
  },
};

/** Read from the packages and written by `npm run plans`. */
const PLANS: Readonly<Record<ApiProductId, ApiPlans>> = plans;

/**
 * Every page of the API reference. A check makes sure that each name is exported, that none is
 * missing and that the plans are right.
 */
export const API_PAGES: Readonly<Record<ApiProductId, ApiPageList>> = {
  'data-grid': { ...NAMES['data-grid'], ...PLANS['data-grid'] },
  'date-pickers': { ...NAMES['date-pickers'], ...PLANS['date-pickers'] },
  charts: { ...NAMES.charts, ...PLANS.charts },
  'tree-view': { ...NAMES['tree-view'], ...PLANS['tree-view'] },
};

const ID_PREFIX = '/x/api/';

/** The "API reference" group of a product: its index, then a page for each name. */
export function createApiGroup(
  product: ApiProductId,
  list: ApiPageList = API_PAGES[product],
): NavEntry {
  const { components, interfaces, pro, premium } = list;
  const toEntry = (name: string): NavEntry => ({
    pathname: getApiPath(product, name).replace(/\/$/, ''),
    title: name,
    ...(pro.includes(name) && { plan: 'pro' }),
    ...(premium.includes(name) && { plan: 'premium' }),
  });
  const pages = components.map(toEntry);
  const types = interfaces.length > 0 && {
    pathname: `${ID_PREFIX}${product}-interfaces-group`,
    subheader: 'Interfaces',
    children: interfaces.map(toEntry),
  };
  return {
    pathname: `${ID_PREFIX}${product}-group`,
    title: 'API reference',
    children: [
      { pathname: `${ID_PREFIX}${product}`, title: 'Index' },
      // The grid's components have a heading in the tree; elsewhere they follow the index.
      ...(product === 'data-grid'
        ? [
            {
              pathname: `${ID_PREFIX}${product}-components-group`,
              subheader: 'Components',
              children: pages,
            },
          ]
        : pages),
      ...(types ? [types] : []),
    ],
  };
}
