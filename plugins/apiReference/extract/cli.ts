import type { ApiMajor, ApiProductId } from '../../../src/lib/contracts/api';
import { extractProduct } from './extractProduct';

// Run by loadModels.ts: workspace, major, product; writes the extraction to the standard output.
const [workspaceDir = '', major, product] = process.argv.slice(2);
process.stdout.write(
  JSON.stringify(extractProduct(workspaceDir, major as ApiMajor, product as ApiProductId)),
);
