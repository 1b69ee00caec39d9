import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';
import {
  calculateCost,
  findCrossing,
  formatMoney,
  listCosts,
  listSeats,
} from './costs';
import { Chart, Findings, Split } from './parts';
import { FEATURED, MAX_SEATS, plans } from './plans';
import { texts } from './texts';
import type { PricingState } from './usePricing';

const words = texts.costs;
const [crew, site, firm] = plans;
const featured = plans.find(({ name }) => name === FEATURED)!;

export default function CostChart({ pricing }: { pricing: PricingState }) {
  const { billing, seats } = pricing;
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const colors = {
    crew: palette.warning.main,
    site: palette.primary.main,
    firm: palette.text.primary,
  };

  return (
    <Split id="costs" aria-labelledby="costs-title">
      <Findings>
        <h2 id="costs-title">{words.title}</h2>
        <p>
          {words.now(
            seats,
            texts.plans[featured.name].name,
            formatMoney(calculateCost(featured, seats, billing) ?? 0),
          )}
        </p>
        <p>{words.crewEnds(crew.maxSeats)}</p>
        <p>{words.crossing(findCrossing(firm, site))}</p>
      </Findings>
      <Chart>
        <LineChart
          height={400}
          margin={{ top: 32, right: 16, bottom: 8, left: 0 }}
          title={words.chart}
          desc={words.description(seats)}
          xAxis={[
            {
              data: listSeats(),
              min: 1,
              max: MAX_SEATS,
              label: words.axis,
              valueFormatter: (
                value: number,
                { location }: AxisValueFormatterContext,
              ) => (location === 'tick' ? String(value) : texts.people(value)),
            },
          ]}
          yAxis={[
            { width: 64, valueFormatter: (value: number) => formatMoney(value) },
          ]}
          series={plans.map((plan) => ({
            id: plan.name,
            label: texts.plans[plan.name].name,
            data: listCosts(plan, billing),
            color: colors[plan.name],
            curve: 'linear',
            showMark: false,
            valueFormatter: (value) => (value === null ? null : formatMoney(value)),
          }))}
          grid={{ horizontal: true }}
        >
          <ChartsReferenceLine
            x={seats}
            label={texts.people(seats)}
            labelAlign="start"
            spacing={{ x: 6, y: -20 }}
            lineStyle={{ stroke: palette.text.secondary, strokeDasharray: '2 4' }}
            labelStyle={{
              fontSize: 14,
              fontWeight: 600,
              fill: palette.text.primary,
            }}
          />
        </LineChart>
      </Chart>
    </Split>
  );
}
