import type { KnownProblem } from '@site/src/lib/contracts/knownProblem';

export const problems: readonly KnownProblem[] = [
  {
    id: 'axis-stroke-and-fill',
    title: 'An axis does not take its color from `stroke` or `fill`',
    versions: '8.7.0',
    components: ['AxisConfig', 'ChartsXAxis', 'ChartsYAxis'],
    pages: ['/x/react-charts/axis/#style-an-axis'],
    problem:
      'The types accept both, in the options of an axis and on a composed one, but nothing reads them.',
    workaround: 'Use [CSS](/x/react-charts/axis/#style-an-axis).',
  },
  {
    id: 'axis-slots',
    title: 'Slots of a single axis are ignored',
    versions: '8.7.0',
    components: ['AxisConfig'],
    pages: ['/x/react-charts/axis/#style-an-axis'],
    problem:
      'One-piece charts ignore `slots` and `slotProps` in an entry of `xAxis` or `yAxis`: the slots of the chart apply to all its axes.',
    workaround:
      '[Compose](/x/react-charts/axis/#compose-axes) the chart to change one axis.',
  },
  {
    id: 'pro-container-nearest-point',
    title: 'A composed Pro scatter chart finds only the point under the pointer',
    versions: '8.7.0',
    components: ['ChartContainerPro', 'ChartDataProviderPro'],
    pages: ['/x/react-charts/composition/#pointer'],
    problem:
      'The Pro containers do not look for the nearest point: the pointer must be on the marker.',
    workaround:
      'Put `onItemClick` on `ScatterPlot`. `ScatterChartPro` does look for the nearest point.',
  },
  {
    id: 'axis-listener-of-one-piece-charts',
    title: 'Ready-made charts ignore `disableAxisListener`',
    versions: '8.7.0',
    components: [
      'BarChart',
      'BarChartPro',
      'LineChart',
      'LineChartPro',
      'SparkLineChart',
      'RadarChart',
      'RadarChartPro',
    ],
    pages: ['/x/react-charts/composition/#many-points'],
    problem:
      'The types of bar, line, sparkline and radar charts accept `disableAxisListener`, but the charts ignore it.',
    workaround:
      "Except on radar charts, set `axisHighlight={{ x: 'none', y: 'none' }}`, which stops the axis tooltip too, unless you set its `trigger` to `'axis'`.",
  },
  {
    id: 'pie-toolbar-props',
    title: 'The toolbar of `PieChartPro` ignores its options',
    versions: '8.7.0',
    components: ['PieChartPro'],
    pages: [
      '/x/react-charts/export/',
      '/x/react-charts/toolbar/#what-the-toolbar-shows',
    ],
    problem: 'In `PieChartPro`, `slotProps.toolbar` has no effect.',
  },
  {
    id: 'radar-show-toolbar',
    title: '`showToolbar` throws an error on a `RadarChartPro`',
    versions: '8.7.0',
    components: ['RadarChartPro'],
    pages: [
      '/x/react-charts/radar/',
      '/x/react-charts/export/',
      '/x/react-charts/toolbar/',
    ],
    problem:
      'The default toolbar lacks parts there. With a component of your own in `slots.toolbar`, `showToolbar` works.',
    workaround: 'Export from [a button of your own](/x/react-charts/export/#print).',
  },
  {
    id: 'toolbar-base-slots',
    title: 'The default toolbar keeps its buttons and icons, whatever `slots` says',
    versions: '8.7.0',
    components: [
      'BarChart',
      'BarChartPro',
      'LineChart',
      'LineChartPro',
      'PieChart',
      'PieChartPro',
      'RadarChart',
      'RadarChartPro',
      'Heatmap',
    ],
    pages: ['/x/react-charts/toolbar/#replace-the-buttons-and-icons'],
    problem:
      'The types accept `baseIconButton`, `zoomInIcon` and the other slots for parts of the toolbar, but only scatter charts and the containers for composition read them.',
    workaround: '[Build a toolbar](/x/react-charts/toolbar/#build-a-toolbar).',
  },
  {
    id: 'zoom-button-at-limit',
    title: 'A zoom button stays enabled at the limit',
    versions: '8.7.0',
    components: [
      'ChartsToolbarPro',
      'ChartsToolbarZoomInTrigger',
      'ChartsToolbarZoomOutTrigger',
    ],
    pages: ['/x/react-charts/toolbar/#build-a-toolbar'],
    problem:
      'The buttons compare the visible range with the limits exactly. After several zoom steps, rounding leaves a difference too small to see, so the button stays enabled, and pressing it changes nothing visible.',
  },
  {
    id: 'export-icon-slot-props',
    title: '`slotProps.exportIcon` has no effect',
    versions: '8.7.0',
    components: ['ScatterChartPro', 'ChartsToolbarPro'],
    pages: ['/x/react-charts/toolbar/#replace-the-buttons-and-icons'],
    problem:
      'The export button ignores `slotProps.exportIcon` and `slotProps.baseTooltip`, which the zoom buttons apply.',
    workaround: 'Pass a component that sets them in `slots`.',
  },
  {
    id: 'funnel-toolbar-slot',
    title: 'A funnel chart ignores `slots.toolbar`',
    versions: '8.7.0',
    components: ['FunnelChart'],
    pages: ['/x/react-charts/funnel/', '/x/react-charts/toolbar/'],
    problem:
      'The types of `slots` and `slotProps` accept `toolbar`, but the chart has no toolbar.',
    workaround: 'Export from [a button of your own](/x/react-charts/export/#print).',
  },
  {
    id: 'funnel-step-of-zero',
    title: 'A funnel step of `0` makes a neighboring section disappear',
    versions: '8.7.0',
    components: ['FunnelChart'],
    pages: ['/x/react-charts/funnel/#shape'],
    problem:
      "With `curve: 'linear'`, which is the default, or `'linear-sharp'`, the section next to the step is not drawn, and the browser reports an invalid path.",
    workaround: "Leave such steps out, or use `'bump'` or a pyramid.",
  },
  {
    id: 'gauge-container-skip-animation',
    title: '`GaugeContainer` does not turn the animation off',
    versions: '8.7.0',
    components: ['GaugeContainer'],
    pages: ['/x/react-charts/gauge/#animation'],
    problem:
      'The type of `GaugeContainer` accepts `skipAnimation`, but it has no effect there, and React warns about an unknown prop.',
    workaround: 'Set it on `GaugeValueArc`.',
  },
  {
    id: 'heatmap-title-and-desc',
    title: 'A heatmap has no name for screen readers',
    versions: '8.7.0',
    components: ['Heatmap'],
    pages: [
      '/x/react-charts/heatmap/#accessibility',
      '/x/react-charts/tooltip/#accessibility',
    ],
    problem:
      '`Heatmap` accepts `title` and `desc`, but ignores them, and `aria-label` too.',
    workaround:
      'Pass a `<title>` as a child: children are drawn inside the SVG, so it gives the SVG its name.',
  },
  {
    id: 'heatmap-class-name',
    title: 'A heatmap ignores `className`',
    versions: '8.7.0',
    components: ['Heatmap'],
    pages: ['/x/react-charts/styling/#css', '/x/react-charts/heatmap/'],
    problem: 'The types accept it, but no element gets it.',
    workaround: 'Put the class on an element around the chart.',
  },
  {
    id: 'funnel-section-label',
    title: 'Labels of a funnel do not reach its sections',
    versions: '8.7.0',
    components: ['FunnelChart'],
    pages: ['/x/react-charts/label/#by-chart', '/x/react-charts/funnel/#labels'],
    problem:
      "The type of a funnel item lists `'section'`, but a `label` function is never called with it: sections show their formatted value. A `label` on the funnel series, which the types allow too, appears neither in the legend nor in the tooltip of a section.",
  },
  {
    id: 'legend-row-stays-centered',
    title: 'A legend row stays centered',
    versions: '8.7.0',
    components: ['ChartsLegend'],
    pages: ['/x/react-charts/legend/#place-or-hide-the-legend'],
    problem:
      'Where `direction` is left to its default, a horizontal legend ignores `position.horizontal`.',
    workaround: "Set `direction: 'horizontal'` as well.",
  },
  {
    id: 'radar-legend-position',
    title: 'The legend of a radar chart stays above it',
    versions: '8.7.0',
    components: ['RadarChart', 'RadarChartPro'],
    pages: [
      '/x/react-charts/radar/#compare-several-subjects',
      '/x/react-charts/legend/#place-or-hide-the-legend',
    ],
    problem:
      'On radar charts `slotProps.legend.position` has no effect, and `direction` only decides whether the legend is a row or a column.',
    workaround:
      "Set `sx={{ flexDirection: 'column-reverse' }}` on the chart to move the legend below it.",
  },
  {
    id: 'legend-direction-class',
    title: 'The class of a legend does not follow its direction',
    versions: '8.7.0',
    components: ['ChartsLegend'],
    pages: ['/x/react-charts/legend/#style-the-legend'],
    problem:
      'Except in pie charts, a `direction` from `slotProps.legend` changes the layout but not the class name `vertical` or `horizontal`.',
    workaround: 'Pass a `className` of your own.',
  },
  {
    id: 'pie-series-mark-type',
    title: 'A pie series ignores `labelMarkType`',
    versions: '8.7.0',
    components: ['PieChart', 'PieChartPro'],
    pages: ['/x/react-charts/pie/#data', '/x/react-charts/legend/#choose-the-marks'],
    problem: 'The option `labelMarkType` of a pie series has no effect.',
    workaround: 'Set it on each slice.',
  },
  {
    id: 'mark-type-component-warning',
    title: 'A component as `labelMarkType` causes a warning',
    versions: '8.7.0',
    components: ['BarSeriesType', 'LineSeriesType', 'ScatterSeriesType'],
    pages: [
      '/x/react-charts/legend/#choose-the-marks',
      '/x/react-charts/line-demo/',
    ],
    problem:
      'With React 17 and 18, the console says in development that the prop `type` is invalid, although the types accept a component and the chart draws it.',
    workaround:
      "Ignore the warning, or use `'circle'`, `'line'` or `'square'`. React 19 does not check prop types.",
  },
  {
    id: 'reference-line-label-rtl',
    title: 'Labels of a reference line change sides from right to left',
    versions: '8.7.0',
    components: ['ChartsReferenceLine'],
    pages: ['/x/react-charts/axis/#reference-line', '/x/react-charts/line-demo/'],
    problem:
      "On a right-to-left page, the label of a vertical line, and that of a horizontal line with `labelAlign` `'start'` or `'end'`, runs to the wrong side of its starting point: across the line, or out of the drawing area.",
    workaround: "Set `labelStyle={{ direction: 'ltr' }}`.",
  },
  {
    id: 'pie-highlight-label-radius',
    title: 'Labels of a highlighted slice stay in place',
    versions: '8.7.0',
    components: ['PieChart', 'PieChartPro'],
    pages: ['/x/react-charts/pie/#highlight'],
    problem:
      '`arcLabelRadius` is in the types of `highlighted` and `faded`, but the chart does not pass it on, so labels keep their place.',
  },
  {
    id: 'tooltip-trigger-ignored',
    title:
      'Tooltips of funnels and Pro scatter charts cannot be turned off by `trigger`',
    versions: '8.7.0',
    components: ['FunnelChart', 'ScatterChartPro'],
    pages: [
      '/x/react-charts/tooltip/#choose-what-opens-the-tooltip',
      '/x/react-charts/scatter/#tooltip',
      '/x/react-charts/funnel/',
    ],
    problem:
      "`FunnelChart` and `ScatterChartPro` ignore `trigger` and always use `'item'`.",
    workaround:
      'To turn their tooltip off, pass a component that returns `null`: `slots={{ tooltip: () => null }}`.',
  },
  {
    id: 'z-axis-limits-in-legend',
    title: 'The color legend ignores the limits of the z-axis',
    versions: '8.7.0',
    components: [
      'ScatterChart',
      'ScatterChartPro',
      'Heatmap',
      'ContinuousColorLegend',
    ],
    pages: [
      '/x/react-charts/scatter/#color',
      '/x/react-charts/legend/#show-a-color-scale',
    ],
    problem:
      'With `min` and `max` on the `zAxis`, the colors follow them, but the legend still reads 0 to 100.',
    workaround: 'Set `min` and `max` of the `colorMap`.',
  },
  {
    id: 'z-axis-tooltip-mark',
    title: 'The mark in the tooltip has the color of another axis',
    versions: '8.7.0',
    components: [
      'ScatterChart',
      'ScatterChartPro',
      'BarChart',
      'BarChartPro',
      'LineChart',
      'LineChartPro',
    ],
    pages: ['/x/react-charts/scatter/#color'],
    problem:
      'The mark in the tooltip of an item always uses the color maps of the first x-, y- and z-axis, even where the series has the id of another.',
  },
  {
    id: 'scatter-colors-shift',
    title: 'Points get the colors of other points',
    versions: '8.7.0',
    components: ['ScatterChart', 'ScatterChartPro'],
    pages: ['/x/react-charts/scatter/#color'],
    problem:
      'A color map gives points the wrong colors as soon as a point before them in the series is not drawn, because it lies outside the axis limits or lacks a coordinate. That happens with `min` and `max`, with `null` in a dataset, and in a zoomed chart.',
    workaround:
      'Leave such points out of `data`. For zoom, [look up the color in a marker of your own](/x/react-charts/scatter/#color).',
  },
  {
    id: 'sparkline-area-false',
    title: 'A line keeps zero in its range with `area: false`',
    versions: '8.7.0',
    components: ['SparkLineChart', 'LineChart', 'LineChartPro'],
    pages: [
      '/x/react-charts/sparkline/#choose-between-line-area-and-bars',
      '/x/react-charts/lines/#areas-and-stacks',
    ],
    problem:
      'The range of the y-axis includes zero as soon as `area` is set, even to `false`.',
    workaround: 'To toggle the area, pass `filled || undefined`.',
  },
  {
    id: 'sparkline-ignored-props',
    title: 'A sparkline ignores props that its types accept',
    versions: '8.7.0',
    components: ['SparkLineChart'],
    pages: ['/x/react-charts/sparkline/#know-when-you-need-a-full-chart'],
    problem:
      'The types accept `onAxisClick`, `onItemClick`, `onHighlightChange`, `highlightedItem` and `apiRef`, but the chart ignores them, and in development React warns about unknown props.',
    workaround: '`onClick` works: it is a handler of the `<svg>`.',
  },
  {
    id: 'locale-text-ignored',
    title: 'Radar charts and heatmaps ignore `localeText`',
    versions: '8.7.0',
    components: ['RadarChart', 'RadarChartPro', 'Heatmap'],
    pages: [
      '/x/react-charts/localization/#translate-one-chart',
      '/x/react-charts/styling/#overlays',
      '/x/react-charts/radar/',
      '/x/react-charts/heatmap/',
    ],
    problem: 'The prop `localeText` of a radar chart or a heatmap has no effect.',
    workaround: 'Wrap the chart in a `ChartsLocalizationProvider` that has it.',
  },
  {
    id: 'element-style-overrides',
    title: 'Style overrides in the theme do not reach bars, lines and areas',
    versions: '8.7.0',
    components: ['BarElement', 'LineElement', 'AreaElement'],
    pages: ['/x/react-charts/styling/#css'],
    problem:
      '`styleOverrides` have no effect on `MuiBarElement`, `MuiLineElement` and `MuiAreaElement`, although the types accept them.',
    workaround:
      'Style those from the `<svg>` with [rules in the theme](/x/react-charts/styling/#css).',
  },
  {
    id: 'theme-type-of-pie-charts',
    title: 'Theme types lack pie and radar charts',
    versions: '8.7.0',
    components: ['PieChart', 'PieChartPro', 'RadarChart', 'RadarChartPro'],
    pages: ['/x/react-charts/animation/#turn-animations-off'],
    problem:
      'Pie and radar charts read `defaultProps` of `MuiPieChart`, `MuiPieChartPro`, `MuiRadarChart` and `MuiRadarChartPro` from the theme, but the types of `themeAugmentation` do not have these names, so TypeScript rejects them.',
    workaround:
      'Put them into a second argument, which is not checked: `createTheme({}, { components: { MuiPieChart: { defaultProps } } })`.',
  },
  {
    id: 'discard-ignores-limits',
    title: "`filterMode: 'discard'` ignores the limits of its axis",
    versions: '8.7.0',
    components: [
      'LineChartPro',
      'BarChartPro',
      'ScatterChartPro',
      'ChartContainerPro',
      'ChartDataProviderPro',
    ],
    pages: ['/x/react-charts/zoom-and-pan/#filter-mode'],
    problem:
      "To find out what is visible, `filterMode: 'discard'` takes the range of all the data, rounded out, and ignores `min`, `max` and `domainLimit` of the zoomed axis. The other axis then adapts to a different range from the one on the screen, and lines can leave the chart.",
    workaround:
      "Set `filterMode: 'discard'` only on axes without `min`, `max` and `domainLimit`.",
  },
  {
    id: 'use-axis-tooltip',
    title: '`useAxisTooltip()` returns no data',
    versions: '8.7.0',
    components: ['ChartsTooltip'],
    pages: ['/x/react-charts/tooltip/#replace-the-content'],
    problem: '`useAxisTooltip()` without `multipleAxes: true` returns no data.',
    workaround: 'Use `useAxesTooltip()`.',
  },
];
