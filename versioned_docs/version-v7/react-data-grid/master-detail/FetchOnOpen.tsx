import * as React from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '../data/orders';
import { fetchStops, type Stop } from './tracking';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 170 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const cache = new Map<number, Promise<Stop[]>>();

function getStops(orderId: number) {
  const answer = cache.get(orderId) ?? fetchStops(orderId);
  cache.set(orderId, answer);
  return answer;
}

function Tracking({ orderId }: { orderId: number }) {
  const [stops, setStops] = React.useState<Stop[]>();

  React.useEffect(() => {
    let active = true;
    getStops(orderId).then((answer) => {
      if (active) {
        setStops(answer);
      }
    });
    return () => {
      active = false;
    };
  }, [orderId]);

  return (
    <Stack spacing={0.5} sx={{ p: 2 }} aria-busy={!stops}>
      {stops ? (
        stops.map((stop) => (
          <Typography key={stop.place} variant="body2">
            {stop.time}: {stop.place}
          </Typography>
        ))
      ) : (
        <CircularProgress size={24} aria-label={`Tracking order ${orderId}`} />
      )}
    </Stack>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Order>) =>
  row.shippedOn ? <Tracking orderId={row.id} /> : null;

const getDetailPanelHeight = () => 'auto' as const;

export default function FetchOnOpen() {
  return (
    <div style={{ height: 440 }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </div>
  );
}
