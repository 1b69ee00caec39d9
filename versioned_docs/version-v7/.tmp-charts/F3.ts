import { scaleLinear } from '@mui/x-charts-vendor/d3-scale';

export const toPixels = scaleLinear().domain([0, 500]).range([0, 320]);
