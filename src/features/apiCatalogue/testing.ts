import { createModel } from '@site/src/lib/apiChanges/testModels';
import type { ApiInterface, ApiMember, ApiProduct } from '@site/src/lib/contracts/api';

export function createMethod(name: string, rest: Partial<ApiMember> = {}): ApiMember {
  return {
    name,
    type: { text: '() => void' },
    signatures: [{ parameters: [], returns: { type: 'void' } }],
    ...rest,
  };
}

export function createPart(
  name: string,
  members: readonly ApiMember[],
  rest: Partial<ApiInterface> = {},
): ApiInterface {
  return { name, plan: 'community', imports: ['@mui/x-data-grid'], members, ...rest };
}

/** A small data grid, for tests. */
export function createProduct(rest: Partial<ApiProduct> = {}): ApiProduct {
  return createModel({ major: 'v8', version: '8.7.0', ...rest });
}
