import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { PieChart } from '@mui/x-charts/PieChart';
import './CssArcLabels.css';

const orders = [
  { value: 412, label: 'Shipped', color: '#2563eb' },
  { value: 188, label: 'Packing', color: '#b02abf' },
  { value: 96, label: 'Waiting', color: '#b45309' },
];

export default function CssArcLabels() {
  const [updating, setUpdating] = React.useState(false);

  return (
    <div className="css-arc-labels">
      <PieChart
        className={updating ? 'css-arc-labels-updating' : undefined}
        title="Orders of a warehouse by state"
        height={240}
        series={[{ data: orders, arcLabel: 'value', innerRadius: '40%' }]}
      />
      <FormControlLabel
        label="Updating"
        control={<Switch checked={updating} />}
        onChange={(_, checked) => setUpdating(checked)}
      />
    </div>
  );
}
