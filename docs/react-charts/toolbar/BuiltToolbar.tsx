import ImageIcon from '@mui/icons-material/ImageOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import ResetIcon from '@mui/icons-material/RestartAlt';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { chartsToolbarClasses, Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import {
  ChartsToolbarImageExportTrigger,
  ChartsToolbarPrintExportTrigger,
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { useChartProApiContext, type ChartProApi } from '@mui/x-charts-pro/context';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { counterDays } from '../data/traffic';

function CounterToolbar() {
  const apiRef = useChartProApiContext<ChartProApi<'line'>>();
  const button = <ToolbarButton size="small" />;

  return (
    <Toolbar aria-label="Bicycles a day">
      <Typography variant="subtitle2" sx={{ flexGrow: 1, paddingInline: 1 }}>
        Bicycles a day
      </Typography>
      <Tooltip title="Zoom in">
        <ChartsToolbarZoomInTrigger render={button}>
          <ZoomInIcon fontSize="small" />
        </ChartsToolbarZoomInTrigger>
      </Tooltip>
      <Tooltip title="Zoom out">
        <ChartsToolbarZoomOutTrigger render={button}>
          <ZoomOutIcon fontSize="small" />
        </ChartsToolbarZoomOutTrigger>
      </Tooltip>
      <Tooltip title="Show all days">
        <ToolbarButton
          size="small"
          onClick={() =>
            apiRef.current?.setZoomData([{ axisId: 'day', start: 0, end: 100 }])
          }
        >
          <ResetIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Tooltip title="Print">
        <ChartsToolbarPrintExportTrigger
          render={button}
          options={{ fileName: 'bicycles' }}
        >
          <PrintIcon fontSize="small" />
        </ChartsToolbarPrintExportTrigger>
      </Tooltip>
      <Tooltip title="Save as PNG">
        <ChartsToolbarImageExportTrigger
          render={button}
          options={{ type: 'image/png', fileName: 'bicycles' }}
        >
          <ImageIcon fontSize="small" />
        </ChartsToolbarImageExportTrigger>
      </Tooltip>
    </Toolbar>
  );
}

export default function BuiltToolbar() {
  return (
    <LineChartPro
      title="Bicycles a day at two counters, April to September 2025"
      height={300}
      showToolbar
      slots={{ toolbar: CounterToolbar }}
      initialZoom={[{ axisId: 'day', start: 40, end: 70 }]}
      xAxis={[
        {
          id: 'day',
          data: counterDays.map(({ date }) => date),
          scaleType: 'time',
          zoom: true,
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' }),
        },
      ]}
      yAxis={[{ width: 52 }]}
      series={(['bridge', 'tunnel'] as const).map((place) => ({
        label: place === 'bridge' ? 'Bridge' : 'Tunnel',
        data: counterDays.map((day) => day[place]),
        showMark: false,
      }))}
      sx={{
        [`& .${chartsToolbarClasses.root}`]: {
          alignSelf: 'stretch',
          backgroundColor: 'action.hover',
          border: 'none',
          borderRadius: 2,
        },
      }}
    />
  );
}
