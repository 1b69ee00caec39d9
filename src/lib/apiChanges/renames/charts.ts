import { createRenames, type Rename } from '../Rename';

/** The names in the charts guides v6 → v7 and v7 → v8. */
export const CHARTS_RENAMES: readonly Rename[] = [
  ...createRenames(
    { product: 'charts', from: 'v6', to: 'v7' },
    {
      renamed: {
        member: { 'PieChart.onClick': 'onItemClick' },
        export: {
          ChartsTooltipSlotComponentProps: 'ChartsTooltipSlotProps',
          ChartsTooltipSlotsComponent: 'ChartsTooltipSlots',
        },
      },
    },
  ),
  ...createRenames(
    { product: 'charts', from: 'v7', to: 'v8' },
    {
      renamed: {
        member: {
          xAxisKey: 'xAxisId',
          yAxisKey: 'yAxisId',
          zAxisKey: 'zAxisId',
          'SparkLineChart.colors': 'color',
        },
        export: {
          ResponsiveChartContainer: 'ChartContainer',
          ResponsiveChartContainerProps: 'ChartContainerProps',
          ResponsiveChartContainerPro: 'ChartContainerPro',
          ResponsiveChartContainerProProps: 'ChartContainerProProps',
          LegendPosition: 'Position',
          getSeriesToDisplay: 'useLegend',
          DefaultChartsAxisTooltipContent: 'ChartsAxisTooltipContent',
          DefaultChartsItemTooltipContent: 'ChartsItemTooltipContent',
          unstable_useSeries: 'useSeries',
          unstable_usePieSeries: 'usePieSeries',
          unstable_useLineSeries: 'useLineSeries',
          unstable_useBarSeries: 'useBarSeries',
          unstable_useScatterSeries: 'useScatterSeries',
          unstable_useHeatmapSeries: 'useHeatmapSeries',
        },
      },
      instead: {
        member: {
          legend: 'slotProps.legend',
          tooltip: 'slotProps.tooltip',
          topAxis: "xAxis[].position: 'top'",
          bottomAxis: "xAxis[].position: 'bottom'",
          leftAxis: "yAxis[].position: 'left'",
          rightAxis: "yAxis[].position: 'right'",
          'ChartsXAxis.position': 'xAxis[].position',
          'ChartsYAxis.position': 'yAxis[].position',
          labelFontSize: 'labelStyle.fontSize',
          tickFontSize: 'tickLabelStyle.fontSize',
          experimentalMarkRendering: 'series[].shape',
          'ChartsLegend.hidden': 'hideLegend',
        },
        slot: {
          popper: 'slots.tooltip',
          axisContent: 'slots.tooltip',
          itemContent: 'slots.tooltip',
        },
        export: {
          ChartsOnAxisClickHandler: 'onAxisClick',
          ChartsTooltipMark: 'ChartsLabelMark',
          useHighlighted: 'useItemHighlighted, useItemHighlightedGetter',
        },
      },
    },
  ),
];
