import type { ApiMajor, ApiProductId } from '../../../src/lib/contracts/api';
import { extractProduct } from './extractProduct';

// Run by loadModels.ts: workspace, major, products; writes the extraction of each on a line of its
// own. One process reads them all, since most of the files that they stand on are the same.
const [workspaceDir = '', major, ...products] = process.argv.slice(2);
for (const product of products) {
  const extraction = extractProduct(workspaceDir, major as ApiMajor, product as ApiProductId);
  process.stdout.write(`${JSON.stringify(extraction)}\n`);
}
