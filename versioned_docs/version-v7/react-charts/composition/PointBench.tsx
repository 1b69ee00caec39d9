import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createNoise } from '../data/random';
import { framesPerSecond, nextFrame, sendPointer } from './measure';

type ChartType = 'line' | 'bar' | 'scatter';

const light: Record<ChartType, string> = {
  line: 'showMark: false, skipAnimation',
  bar: 'tickInterval, skipAnimation',
  scatter: 'disableVoronoi',
};

interface BenchChartProps {
  type: ChartType;
  isLight: boolean;
  values: number[];
}

const BenchChart = React.forwardRef<SVGSVGElement, BenchChartProps>(
  function BenchChart({ type, isLight, values }, ref) {
    const count = values.length;
    const xAxis = React.useMemo(() => {
      const data = Array.from({ length: count }, (_, index) => index);
      const everyTenth = data.filter((index) => index % (count / 10) === 0);
      return [{ data, tickInterval: isLight ? everyTenth : undefined }];
    }, [count, isLight]);
    const title = `Random walk of ${count} points`;
    const common = { ref, title, height: 260, xAxis };

    if (type === 'line') {
      const series = [{ data: values, showMark: !isLight }];
      return <LineChart {...common} skipAnimation={isLight} series={series} />;
    }
    if (type === 'bar') {
      return (
        <BarChart
          {...common}
          xAxis={[{ ...xAxis[0], scaleType: 'band' }]}
          skipAnimation={isLight}
          series={[{ data: values }]}
        />
      );
    }
    const data = values.map((y, x) => ({ id: x, x, y }));
    return (
      <ScatterChart
        ref={ref}
        title={title}
        height={260}
        disableVoronoi={isLight}
        series={[{ data, markerSize: 2 }]}
      />
    );
  },
);

export default function PointBench() {
  const chartRef = React.useRef<SVGSVGElement>(null);
  const [type, setType] = React.useState<ChartType>('line');
  const [count, setCount] = React.useState(500);
  const [isLight, setLight] = React.useState(false);
  const [chart, setChart] = React.useState<BenchChartProps | null>(null);
  const [results, setResults] = React.useState<string[]>([]);
  const [isBusy, setBusy] = React.useState(false);

  const measure = async () => {
    const noise = createNoise(5);
    let value = 100;
    const walk = Array.from({ length: count + 200 }, () => (value += noise()));
    const draw = (shift: number) => {
      const values = walk.slice(shift, shift + count);
      flushSync(() => setChart({ type, isLight, values }));
    };

    flushSync(() => {
      setBusy(true);
      setChart(null);
    });
    const start = performance.now();
    draw(0);
    await nextFrame();
    await nextFrame();
    const drawn = Math.round(performance.now() - start);
    const updates = await framesPerSecond((frame) => draw(frame % 200));
    const moves = await framesPerSecond((frame) =>
      sendPointer(chartRef.current, 'pointermove', frame),
    );
    sendPointer(chartRef.current, 'pointerleave');
    sendPointer(chartRef.current, 'pointercancel');

    const name = `${count.toLocaleString('en-US')} points (${type}${isLight ? ', light' : ''})`;
    const result = `${name}: ${drawn} ms to draw, ${updates} fps with changing data, ${moves} fps with a moving pointer`;
    setResults((old) => [result, ...old].slice(0, 4));
    setBusy(false);
  };

  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label="Chart"
          value={type}
          onChange={(event) => setType(event.target.value as ChartType)}
        >
          <MenuItem value="line">Line</MenuItem>
          <MenuItem value="bar">Bar</MenuItem>
          <MenuItem value="scatter">Scatter</MenuItem>
        </TextField>
        <TextField
          select
          size="small"
          label="Points"
          value={count}
          onChange={(event) => setCount(Number(event.target.value))}
        >
          {[100, 500, 1000, 2000, 5000, 10000].map((points) => (
            <MenuItem key={points} value={points}>
              {points.toLocaleString('en-US')}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="contained" disabled={isBusy} onClick={measure}>
          Measure
        </Button>
      </Stack>
      <FormControlLabel
        label={`Light: ${light[type]}`}
        control={<Switch checked={isLight} />}
        onChange={(_, checked) => setLight(checked)}
      />
      <Stack role="status">
        {isBusy && <Typography variant="body2">Measuring…</Typography>}
        {results.map((result, index) => (
          <Typography key={results.length - index} variant="body2">
            {result}
          </Typography>
        ))}
      </Stack>
      <Box
        sx={{
          height: 260,
          borderRadius: 1,
          bgcolor: chart ? undefined : 'action.hover',
        }}
      >
        {chart && <BenchChart ref={chartRef} {...chart} />}
      </Box>
    </Stack>
  );
}
