import { LineChart } from '@mui/x-charts/LineChart';

const frequencies = Array.from({ length: 61 }, (_, i) => 20 * 10 ** ((i / 60) * 3));
const loudness = frequencies.map((frequency) => {
  const bass = -14 / (1 + (frequency / 45) ** 3);
  const treble = -11 / (1 + (14000 / frequency) ** 4);
  const dip = -5 * Math.exp(-(Math.log(frequency / 2600) ** 2) * 9);
  return Number((86 + bass + treble + dip + Math.sin(frequency / 90)).toFixed(1));
});

export default function LogLabels() {
  return (
    <LineChart
      title="Frequency response of a loudspeaker from 20 hertz to 20 kilohertz"
      height={280}
      xAxis={[
        {
          scaleType: 'log',
          data: frequencies,
          domainLimit: 'strict',
          label: 'Frequency',
          valueFormatter: (value: number, { location }) => {
            if (location !== 'tick') {
              return `${Math.round(value).toLocaleString('en-US')} Hz`;
            }
            if (!/^[12]/.test(String(value))) {
              return '';
            }
            return value < 1000 ? `${value} Hz` : `${value / 1000} kHz`;
          },
        },
      ]}
      yAxis={[{ label: 'Loudness (dB)' }]}
      series={[
        {
          label: 'Loudness',
          showMark: false,
          data: loudness,
          valueFormatter: (value) => `${value} dB`,
        },
      ]}
    />
  );
}
