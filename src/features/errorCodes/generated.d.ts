/** The data that plugins/errorCodes reads from the packages. */
declare module '@generated/error-codes/default/table.json' {
  import type { ErrorCodeTable } from '@site/src/lib/contracts/errorCodes';

  const table: ErrorCodeTable;
  export default table;
}
