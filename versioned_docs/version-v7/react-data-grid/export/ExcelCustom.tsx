import {
  DataGridPremium,
  GridToolbar,
  type GridColDef,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'startedOn', headerName: 'Started', type: 'date', width: 130 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

const excelOptions: GridExcelExportOptions = {
  fileName: 'payroll',
  fields: columns.map((column) => column.field),
  columnsStyles: {
    startedOn: { numFmt: 'yyyy-mm-dd' },
    salary: { numFmt: '$#,##0', font: { color: { argb: 'FF1B5E20' } } },
  },
  exceljsPreProcess: async ({ worksheet }) => {
    worksheet.addRow(['Payroll, confidential']).font = { bold: true, size: 16 };
    worksheet.mergeCells('A1:E1');
    worksheet.addRow([]);
  },
  exceljsPostProcess: async ({ worksheet }) => {
    const last = worksheet.rowCount; // Row 3 is the header, row 4 the first person.
    const total = worksheet.addRow(['Total']);
    total.getCell('salary').value = { formula: `SUM(D4:D${last})` };
    total.font = { bold: true };
  },
};

export default function ExcelCustom() {
  return (
    <div style={{ height: 440 }}>
      <DataGridPremium
        rows={people}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          main: { 'aria-label': 'Payroll' },
          toolbar: {
            excelOptions,
            csvOptions: { disableToolbarButton: true },
            printOptions: { disableToolbarButton: true },
          },
        }}
      />
    </div>
  );
}
