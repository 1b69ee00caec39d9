import type { KnownProblem } from '@site/src/lib/contracts/knownProblem';

export const problems: readonly KnownProblem[] = [
  {
    id: 'axis-stroke-and-fill',
    title: "An axis doesn't take its color from `stroke` or `fill`",
    versions: '8.7.0',
    components: ['AxisConfig', 'ChartsXAxis', 'ChartsYAxis'],
    pages: ['/x/react-charts/axis/#style-an-axis'],
    problem:
      "The types accept both, in an axis's options and on a composed axis, but nothing reads them.",
    workaround: 'Use [CSS](/x/react-charts/axis/#style-an-axis).',
  },
  {
    id: 'axis-slots',
    title: 'A single axis ignores its slots',
    versions: '8.7.0',
    components: ['AxisConfig'],
    pages: ['/x/react-charts/axis/#style-an-axis'],
    problem:
      "Single-component charts ignore `slots` and `slotProps` in an entry of `xAxis` or `yAxis`, so the chart's slots apply to all its axes.",
    workaround:
      'To change just one axis, [compose](/x/react-charts/axis/#compose-axes) the chart.',
  },
  {
    id: 'pro-container-nearest-point',
    title: 'A composed Pro scatter chart only finds the point under the pointer',
    versions: '8.7.0',
    components: ['ChartContainerPro', 'ChartDataProviderPro'],
    pages: ['/x/react-charts/composition/#pointer'],
    problem:
      "The Pro containers don't look for the nearest point, so the pointer must be on the marker.",
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
      'The types of bar, line, sparkline, and radar charts accept `disableAxisListener`, but the charts ignore it.',
    workaround:
      "Except on radar charts, set `axisHighlight={{ x: 'none', y: 'none' }}`, which also stops the axis tooltip, unless you set its `trigger` to `'axis'`.",
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
      'The default toolbar lacks parts there. With your own component in `slots.toolbar`, `showToolbar` works.',
    workaround: 'Export from [your own button](/x/react-charts/export/#print).',
  },
  {
    id: 'toolbar-base-slots',
    title:
      'The default toolbar keeps its buttons and icons, whatever you pass in `slots`',
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
      'The types accept `baseIconButton`, `zoomInIcon`, and the other slots for parts of the toolbar, but only scatter charts and the containers for composition read them.',
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
      'The buttons check whether the visible range is exactly at the limits. After several zoom steps, rounding leaves a difference too small to see, so the button stays enabled, but pressing it changes nothing users can see.',
  },
  {
    id: 'export-icon-slot-props',
    title: '`slotProps.exportIcon` has no effect',
    versions: '8.7.0',
    components: ['ScatterChartPro', 'ChartsToolbarPro'],
    pages: ['/x/react-charts/toolbar/#replace-the-buttons-and-icons'],
    problem:
      'The export button ignores `slotProps.exportIcon` and `slotProps.baseTooltip`, both of which the zoom buttons apply.',
    workaround: 'In `slots`, pass a component that sets them.',
  },
  {
    id: 'funnel-toolbar-slot',
    title: 'A funnel chart ignores `slots.toolbar`',
    versions: '8.7.0',
    components: ['FunnelChart'],
    pages: ['/x/react-charts/funnel/', '/x/react-charts/toolbar/'],
    problem:
      'The types for `slots` and `slotProps` accept `toolbar`, but the chart has no toolbar.',
    workaround: 'Export from [your own button](/x/react-charts/export/#print).',
  },
  {
    id: 'funnel-step-of-zero',
    title: 'A funnel step of `0` makes a neighboring section disappear',
    versions: '8.7.0',
    components: ['FunnelChart'],
    pages: ['/x/react-charts/funnel/#shape'],
    problem:
      "With `curve: 'linear'`, which is the default, or `'linear-sharp'`, the section next to the step isn't drawn, and the browser reports an invalid path.",
    workaround: "Leave such steps out, or use `'bump'` or a pyramid.",
  },
  {
    id: 'gauge-container-skip-animation',
    title: "`GaugeContainer` doesn't turn off the animation",
    versions: '8.7.0',
    components: ['GaugeContainer'],
    pages: ['/x/react-charts/gauge/#animation'],
    problem:
      "`GaugeContainer`'s type accepts `skipAnimation`, but it has no effect there, and React warns about an unknown prop.",
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
      '`Heatmap` accepts `title` and `desc`, but ignores both, and it ignores `aria-label` as well.',
    workaround:
      'Pass a `<title>` as a child. Children are drawn inside the SVG, so the `<title>` gives the SVG its name.',
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
    title: "A funnel's labels don't reach its sections",
    versions: '8.7.0',
    components: ['FunnelChart'],
    pages: ['/x/react-charts/label/#by-chart', '/x/react-charts/funnel/#labels'],
    problem:
      "The type of a funnel item lists `'section'`, but a `label` function is never called with it, so sections show their formatted value. The types also allow a `label` on the funnel series, but it appears neither in the legend nor in a section's tooltip.",
  },
  {
    id: 'legend-row-stays-centered',
    title: 'A legend row stays centered',
    versions: '8.7.0',
    components: ['ChartsLegend'],
    pages: ['/x/react-charts/legend/#place-or-hide-the-legend'],
    problem:
      "If you don't set `direction`, a horizontal legend ignores `position.horizontal`.",
    workaround: "Set `direction: 'horizontal'` as well.",
  },
  {
    id: 'radar-legend-position',
    title: "A radar chart's legend stays above it",
    versions: '8.7.0',
    components: ['RadarChart', 'RadarChartPro'],
    pages: [
      '/x/react-charts/radar/#compare-several-subjects',
      '/x/react-charts/legend/#place-or-hide-the-legend',
    ],
    problem:
      'On radar charts, `slotProps.legend.position` has no effect, and `direction` only decides whether the legend is a row or a column.',
    workaround:
      "To move the legend below the chart, set `sx={{ flexDirection: 'column-reverse' }}` on the chart.",
  },
  {
    id: 'legend-direction-class',
    title: "A legend's class doesn't follow its direction",
    versions: '8.7.0',
    components: ['ChartsLegend'],
    pages: ['/x/react-charts/legend/#style-the-legend'],
    problem:
      'Except in pie charts, a `direction` from `slotProps.legend` changes the layout but not the class name `vertical` or `horizontal`.',
    workaround: 'Pass your own `className`.',
  },
  {
    id: 'pie-series-mark-type',
    title: 'A pie series ignores `labelMarkType`',
    versions: '8.7.0',
    components: ['PieChart', 'PieChartPro'],
    pages: ['/x/react-charts/pie/#data', '/x/react-charts/legend/#choose-the-marks'],
    problem: 'The `labelMarkType` option of a pie series has no effect.',
    workaround: 'Set it on each slice.',
  },
  {
    id: 'mark-type-component-warning',
    title: 'Using a component as `labelMarkType` causes a warning',
    versions: '8.7.0',
    components: ['BarSeriesType', 'LineSeriesType', 'ScatterSeriesType'],
    pages: [
      '/x/react-charts/legend/#choose-the-marks',
      '/x/react-charts/line-demo/',
    ],
    problem:
      'With React 17 and 18, the console says in development that the prop `type` is invalid, even though the types accept a component and the chart draws it.',
    workaround:
      "Ignore the warning, or use `'circle'`, `'line'`, or `'square'`. React 19 doesn't check prop types.",
  },
  {
    id: 'reference-line-label-rtl',
    title: "A reference line's labels change sides on right-to-left pages",
    versions: '8.7.0',
    components: ['ChartsReferenceLine'],
    pages: ['/x/react-charts/axis/#reference-line', '/x/react-charts/line-demo/'],
    problem:
      "On a right-to-left page, the label of a vertical line, and the label of a horizontal line with `labelAlign` `'start'` or `'end'`, run to the wrong side of their starting point: across the line, or out of the drawing area.",
    workaround: "Set `labelStyle={{ direction: 'ltr' }}`.",
  },
  {
    id: 'pie-highlight-label-radius',
    title: "Labels of a highlighted slice don't move",
    versions: '8.7.0',
    components: ['PieChart', 'PieChartPro'],
    pages: ['/x/react-charts/pie/#highlight'],
    problem:
      "The types of `highlighted` and `faded` include `arcLabelRadius`, but the chart doesn't pass it on, so labels stay where they are.",
  },
  {
    id: 'tooltip-trigger-ignored',
    title:
      "You can't turn off tooltips of funnels and Pro scatter charts with `trigger`",
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
      'To turn off their tooltip, pass a component that returns `null`: `slots={{ tooltip: () => null }}`.',
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
      'If you set `min` and `max` on the `zAxis`, the colors follow them, but the legend still reads 0 to 100.',
    workaround: 'Set `min` and `max` on the `colorMap`.',
  },
  {
    id: 'z-axis-tooltip-mark',
    title: "The tooltip's mark has the color of another axis",
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
      "The mark in an item's tooltip always uses the color maps of the first x-, y-, and z-axis, even if the series has the id of another one.",
  },
  {
    id: 'scatter-colors-shift',
    title: 'Points get the colors of other points',
    versions: '8.7.0',
    components: ['ScatterChart', 'ScatterChartPro'],
    pages: ['/x/react-charts/scatter/#color'],
    problem:
      "A color map gives points the wrong colors as soon as a point before them in the series isn't drawn because it's outside the axis limits or lacks a coordinate. That happens with `min` and `max`, with `null` in a dataset, and in a zoomed chart.",
    workaround:
      'Leave such points out of `data`. For zoom, [look up the color in your own marker](/x/react-charts/scatter/#color).',
  },
  {
    id: 'sparkline-area-false',
    title: 'With `area: false`, a line still keeps zero in its range',
    versions: '8.7.0',
    components: ['SparkLineChart', 'LineChart', 'LineChartPro'],
    pages: [
      '/x/react-charts/sparkline/#choose-between-line-area-and-bars',
      '/x/react-charts/lines/#areas-and-stacks',
    ],
    problem:
      'As soon as you set `area`, even to `false`, the range of the y-axis includes zero.',
    workaround: 'To toggle the area, pass `filled || undefined`.',
  },
  {
    id: 'sparkline-ignored-props',
    title: 'A sparkline ignores props that its types accept',
    versions: '8.7.0',
    components: ['SparkLineChart'],
    pages: ['/x/react-charts/sparkline/#know-when-you-need-a-full-chart'],
    problem:
      'The types accept `onAxisClick`, `onItemClick`, `onHighlightChange`, `highlightedItem`, and `apiRef`, but the chart ignores them, and in development React warns about unknown props.',
    workaround: "You can use `onClick`, because it's a handler of the `<svg>`.",
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
    problem: 'The `localeText` prop of a radar chart or a heatmap has no effect.',
    workaround: 'Wrap the chart in a `ChartsLocalizationProvider` that has it.',
  },
  {
    id: 'element-style-overrides',
    title: "Style overrides in the theme don't reach bars, lines, and areas",
    versions: '8.7.0',
    components: ['BarElement', 'LineElement', 'AreaElement'],
    pages: ['/x/react-charts/styling/#css'],
    problem:
      '`styleOverrides` have no effect on `MuiBarElement`, `MuiLineElement`, and `MuiAreaElement`, even though the types accept them.',
    workaround:
      'Style these elements from the `<svg>` with [rules in the theme](/x/react-charts/styling/#css).',
  },
  {
    id: 'theme-type-of-pie-charts',
    title: 'Theme types lack pie and radar charts',
    versions: '8.7.0',
    components: ['PieChart', 'PieChartPro', 'RadarChart', 'RadarChartPro'],
    pages: ['/x/react-charts/animation/#turn-animations-off'],
    problem:
      "Pie and radar charts read `defaultProps` of `MuiPieChart`, `MuiPieChartPro`, `MuiRadarChart`, and `MuiRadarChartPro` from the theme, but the types in `themeAugmentation` don't include these names, so TypeScript rejects them.",
    workaround:
      "Put them in a second argument, which TypeScript doesn't check: `createTheme({}, { components: { MuiPieChart: { defaultProps } } })`.",
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
      "To find out what's visible, `filterMode: 'discard'` uses the range of all the data, rounded out, and ignores `min`, `max`, and `domainLimit` of the zoomed axis. The other axis then adapts to a different range from the one on the screen, and lines can leave the chart.",
    workaround:
      "Only set `filterMode: 'discard'` on axes without `min`, `max`, and `domainLimit`.",
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
