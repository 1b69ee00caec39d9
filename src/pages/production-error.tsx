import table from '@generated/error-codes/default/table.json';
import { ErrorCodesPage } from '@site/src/features/errorCodes';

export default function ProductionErrorPage() {
  return <ErrorCodesPage table={table} />;
}
