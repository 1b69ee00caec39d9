import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { chartsToolbarClasses } from '@mui/x-charts/Toolbar';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { ports } from '../data/trade';

const OutlinedButton = styled(IconButton)({
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 8,
});

export default function OwnButtons() {
  return (
    <ScatterChartPro
      title="Cargo of twenty ports and its change in a year"
      height={300}
      showToolbar
      hideLegend
      initialZoom={[{ axisId: 'cargo', start: 0, end: 60 }]}
      xAxis={[{ id: 'cargo', label: 'Cargo (million tons)', zoom: true }]}
      yAxis={[{ label: 'Change (%)' }]}
      series={[
        {
          data: ports.map(({ port, cargo, change }) => ({
            id: port,
            x: cargo,
            y: change,
          })),
        },
      ]}
      slots={{
        baseIconButton: OutlinedButton,
        zoomInIcon: AddIcon,
        zoomOutIcon: RemoveIcon,
      }}
      sx={{
        [`& .${chartsToolbarClasses.root}`]: {
          alignSelf: 'stretch',
          gap: '8px',
          border: 'none',
        },
      }}
    />
  );
}
