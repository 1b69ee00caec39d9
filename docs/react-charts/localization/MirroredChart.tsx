import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  createTheme,
  ThemeProvider,
  useTheme,
  type ThemeOptions,
} from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['إثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة', 'سبت'];
const number = new Intl.NumberFormat('ar-EG');
const valueFormatter = (value: number | null) =>
  value === null ? '' : number.format(value);

export default function MirroredChart() {
  const [mirrored, setMirrored] = React.useState(true);
  const outerTheme = useTheme<ThemeOptions>();
  const theme = React.useMemo(
    () => createTheme(outerTheme, { direction: 'rtl' }),
    [outerTheme],
  );

  return (
    <ThemeProvider theme={theme}>
      <div dir="rtl" lang="ar">
        <BarChart
          title="الطرود في اليوم"
          height={280}
          xAxis={[{ data: days, reverse: mirrored }]}
          yAxis={[
            {
              position: mirrored ? 'right' : 'left',
              label: 'الطرود',
              valueFormatter,
            },
          ]}
          series={[
            {
              label: 'المستودع الشمالي',
              data: [412, 386, 441, 398, 527, 214],
              valueFormatter,
            },
            {
              label: 'المستودع الجنوبي',
              data: [298, 255, 372, 289, 463, 352],
              valueFormatter,
            },
          ]}
        />
        <FormControlLabel
          label="من اليمين إلى اليسار"
          control={<Switch checked={mirrored} />}
          onChange={(_, checked) => setMirrored(checked)}
        />
      </div>
    </ThemeProvider>
  );
}
