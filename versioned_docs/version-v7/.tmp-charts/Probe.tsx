import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';

export default function Probe() {
  return (
    <Box sx={{ width: '100%' }}>
      <div id="a">
        <BarChart
          height={200}
          xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
          series={[{ data: [1, 2, 3], label: 's' }]}
        />
      </div>
      <div id="b">
        <BarChart
          height={200}
          xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
          series={[
            { data: [1, null], label: 's' },
            { data: [3, 4], label: 't' },
          ]}
          onAxisClick={(e, d) =>
            console.log('AXIS', JSON.stringify(d), e.constructor.name)
          }
          onItemClick={(e, d) =>
            console.log('ITEM', JSON.stringify(d), e.constructor.name)
          }
        />
      </div>
      <div id="c">
        <LineChart
          height={200}
          xAxis={[{ data: [1, 2, 3] }]}
          series={[
            { data: [1, null, 3], label: 's' },
            {
              data: [3, 4],
              label: 't',
              valueFormatter: (v) => (v === null ? null : `${v}`),
            },
            { data: [2, 1], label: 'u' },
          ]}
          onAxisClick={(e, d) =>
            console.log('AXIS', JSON.stringify(d), e.constructor.name)
          }
        />
      </div>
      <div id="d">
        <ChartContainer
          width={300}
          height={200}
          aria-label="named"
          xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
          series={[{ type: 'bar', data: [1, 2] }]}
        >
          <BarPlot />
        </ChartContainer>
      </div>
      <div id="e">
        <BarChart
          height={200}
          title="hello"
          desc="desc"
          dataset={[
            { k: 'a', v: 1 },
            { k: 'b', v: null },
            { k: 'c', v: 'x' },
          ]}
          xAxis={[{ scaleType: 'band', dataKey: 'k' }]}
          series={[{ dataKey: 'v', label: 's' }]}
        />
      </div>
    </Box>
  );
}
