import type { ApiProductId } from '../../../src/lib/contracts/api';

/** Why running packages and the model rightly differ. */
interface RuntimeReason {
  product: ApiProductId;
  differences: readonly string[];
  reason: string;
}

export const RUNTIME_REASONS: readonly RuntimeReason[] = [];
