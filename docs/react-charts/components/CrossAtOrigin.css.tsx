import * as React from 'react';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { towns } from './towns';
import './CrossAtOrigin.css';

function CrossAxes() {
  const { left, top, width, height } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const x0 = xScale(0);
  const y0 = yScale(0);

  return (
    <g direction="ltr">
      <path
        className="cross-line"
        d={`M ${left} ${y0} h ${width} M ${x0} ${top} v ${height}`}
      />
      {[-6, -4, -2, 2, 4, 6].map((value) => (
        <React.Fragment key={value}>
          <path
            className="cross-line"
            d={`M ${xScale(value)} ${y0} v 6 M ${x0} ${yScale(value)} h -6`}
          />
          <text
            className="cross-text"
            x={xScale(value)}
            y={y0 + 18}
            textAnchor="middle"
          >
            {value}
          </text>
          <text
            className="cross-text"
            x={x0 - 10}
            y={yScale(value) + 4}
            textAnchor="end"
          >
            {value}
          </text>
        </React.Fragment>
      ))}
      <text className="cross-text" x={left + width} y={y0 - 8} textAnchor="end">
        Jobs, %
      </text>
      <text className="cross-text" x={x0 + 8} y={top + 12}>
        Population, %
      </text>
    </g>
  );
}

export default function CrossAtOrigin() {
  return (
    <ScatterChart
      title="Change in jobs and population of 26 towns, 2015 to 2025"
      height={340}
      xAxis={[{ min: -8, max: 8, position: 'none' }]}
      yAxis={[{ min: -6, max: 6, position: 'none' }]}
      series={[
        {
          data: towns,
          markerSize: 5,
          valueFormatter: (town) =>
            `${town?.id}: jobs ${town?.x}%, population ${town?.y}%`,
        },
      ]}
    >
      <CrossAxes />
    </ScatterChart>
  );
}
