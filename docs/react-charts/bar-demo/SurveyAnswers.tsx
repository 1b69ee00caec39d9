import { blue, deepOrange, grey, orange } from '@mui/material/colors';
import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';

/** Percentage of answers, from strongly disagree to strongly agree. */
const answers = [
  { statement: 'Easy to set up', shares: [3, 9, 14, 46, 28] },
  { statement: 'Good value', shares: [8, 17, 24, 36, 15] },
  { statement: 'Fast support', shares: [14, 26, 18, 29, 13] },
  { statement: 'Clear invoices', shares: [6, 11, 33, 38, 12] },
  { statement: 'Would recommend', shares: [5, 8, 12, 41, 34] },
];
const share = (level: number, factor: number) =>
  answers.map(({ shares }) => shares[level] * factor);

const formatShare = (value: number | null) => `${Math.abs(value ?? 0)}%`;
const formatHalf = (value: number | null) => `${2 * (value ?? 0)}%`;

const levels = [
  { color: grey[600], data: share(2, -0.5), valueFormatter: () => null },
  { label: 'Disagree', color: orange[800], data: share(1, -1) },
  { label: 'Strongly disagree', color: deepOrange[900], data: share(0, -1) },
  {
    label: 'Neither',
    color: grey[600],
    data: share(2, 0.5),
    valueFormatter: formatHalf,
  },
  { label: 'Agree', color: blue[500], data: share(3, 1) },
  { label: 'Strongly agree', color: blue[800], data: share(4, 1) },
];

export default function SurveyAnswers() {
  return (
    <BarChart
      title="Answers to five statements of a customer survey"
      height={340}
      layout="horizontal"
      grid={{ vertical: true }}
      xAxis={[
        {
          label: 'Share of answers',
          min: -60,
          max: 90,
          valueFormatter: (value: number) => `${Math.abs(value)}%`,
        },
      ]}
      yAxis={[
        {
          data: answers.map(({ statement }) => statement),
          width: 124,
          categoryGapRatio: 0.3,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={levels.map((level) => ({
        valueFormatter: formatShare,
        ...level,
        stack: 'answers',
      }))}
      sx={{
        [`& .${barElementClasses.root}`]: {
          stroke: 'var(--mui-palette-background-paper)',
        },
      }}
    />
  );
}
