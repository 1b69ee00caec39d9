import type { ApiMajor, ApiProductId } from '../../../src/lib/contracts/api';
import { extractProduct } from './extractProduct';

// Run by loadModels.ts with a workspace, a major and products; writes one extraction per line. A
// single process reads them all, because they share most of their files.
const [workspaceDir = '', major, ...products] = process.argv.slice(2);
for (const product of products) {
  const extraction = extractProduct(workspaceDir, major as ApiMajor, product as ApiProductId);
  process.stdout.write(`${JSON.stringify(extraction)}\n`);
}
