import type { GridApi as A, GridApiCommunity, GridCallbackDetails, GridEventLookup, GridEventListener, GridExportStateParams, GridInitialState } from '@mui/x-data-grid';
import type { GridApi as B, GridApiPro } from '@mui/x-data-grid-pro';
import type { GridApi as C, GridApiPremium } from '@mui/x-data-grid-premium';
import { useGridApiRef, DataGrid, useGridEvent } from '@mui/x-data-grid';
export type X = [A, GridApiCommunity, GridCallbackDetails, GridEventLookup, GridEventListener<'rowClick'>, GridExportStateParams, GridInitialState, B, GridApiPro, C, GridApiPremium];
export function Y() { const apiRef = useGridApiRef(); useGridEvent(apiRef, 'rowClick', () => {}); return <DataGrid columns={[]} apiRef={apiRef} onSortModelChange={(a, b) => { const c: string = a; const d: string = b; void c; void d; }} />; }
