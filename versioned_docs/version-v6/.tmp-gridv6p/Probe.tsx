import * as React from 'react';
import { DataGridPro, useGridApiRef, useGridApiEventHandler, gridPageSelector } from '@mui/x-data-grid-pro';
const W = window as any; W.log = [];
const cols = [{ field: 'name', width: 120 }, { field: 'n', type: 'number', width: 100 }];
const all = Array.from({ length: 9 }, (_, i) => ({ id: i + 1, name: 'r' + ((i * 5) % 9), n: (i * 7) % 9 }));
export function Paging() {
  const apiRef = useGridApiRef(); const [rows, setRows] = React.useState<any[]>([]);
  W.setRows = setRows; W.all = all; W.pageOf = () => gridPageSelector(apiRef); W.api = apiRef;
  return <div style={{ height: 300 }}><DataGridPro aria-label="p" pagination apiRef={apiRef} rows={rows} columns={cols} pageSizeOptions={[3]} initialState={{ pagination: { paginationModel: { pageSize: 3, page: 2 } } }} onSortModelChange={(m, d) => W.log.push(['sortmodel', JSON.stringify(m), Object.keys(d).join()])} onRowClick={(p, e, d) => W.log.push(['rowClick', Object.keys(d).join()])} /></div>;
}
function Life() {
  const apiRef = useGridApiRef(); W.log.push(['render', Object.keys(apiRef.current ?? { isnull: 1 }).length]);
  React.useLayoutEffect(() => { W.log.push(['layout', typeof apiRef.current?.setSortModel]); return () => { W.log.push(['layout cleanup', typeof apiRef.current?.setSortModel]); }; }, []);
  React.useEffect(() => { W.log.push(['effect', typeof apiRef.current?.setSortModel]); return () => { W.log.push(['effect cleanup', String(apiRef.current)]); }; }, []);
  return <div style={{ height: 200 }}><DataGridPro aria-label="l" apiRef={apiRef} rows={all} columns={cols} /></div>;
}
class B extends React.Component<any, any> { state = { e: '' }; static getDerivedStateFromError(e: any) { return { e: e.message }; } componentDidCatch(e: any) { W.log.push([this.props.name, e.message]); } render() { return this.state.e ? <p>{this.state.e}</p> : this.props.children; } }
function BadHook() { const apiRef = useGridApiRef(); useGridApiEventHandler(apiRef, 'rowClick', () => {}); return null; }
const both = { left: ['n'] };
export default function Probe() {
  const [life, setLife] = React.useState(true); W.setLife = setLife;
  return (<div style={{ width: '100%' }}><Paging />{life && <Life />}
    <B name="badhook"><BadHook /></B>
    <B name="disabled+initial"><div style={{ height: 200 }}><DataGridPro aria-label="d" rows={all} columns={cols} disableColumnPinning initialState={{ pinnedColumns: both }} /></div></B>
    <B name="disabled+prop"><div style={{ height: 200 }}><DataGridPro aria-label="e" rows={all} columns={cols} disableColumnPinning pinnedColumns={both} /></div></B>
    <div style={{ height: 300 }} id="nullsort"><DataGridPro aria-label="f" rows={all} columns={cols} initialState={{ sorting: { sortModel: [{ field: 'n', sort: null }] } }} /></div>
    <div style={{ height: 200 }} id="aria"><DataGridPro aria-label="g" rows={all} columns={cols} experimentalFeatures={{ ariaV7: true }} /></div>
  </div>);
}
