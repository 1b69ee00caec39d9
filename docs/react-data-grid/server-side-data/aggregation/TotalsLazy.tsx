import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { createOrders } from '../../data/orders';
import { createGroupServer } from '../../data/nestedServer';
import { aggregationFunctions, columns } from './columns';

const server = createGroupServer(createOrders(2000));

const dataSource: GridDataSource = {
  getRows: server.getRows,
  getAggregatedValue: (row, field) => row[field],
};

const initialState = {
  aggregation: { model: { quantity: 'sum', unitPrice: 'max' } },
  pagination: { paginationModel: { pageSize: 25 } },
};

export default function TotalsLazy() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        label="Orders that load while scrolling, with totals"
        dataSource={dataSource}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        lazyLoading
      />
    </div>
  );
}
