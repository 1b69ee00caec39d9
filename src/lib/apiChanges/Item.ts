import type { ApiChangePart } from '../contracts/apiChanges';
import type { ApiDeprecation, ApiExportKind, ApiPlan } from '../contracts/api';

/** Anything with a name, in the common form used for comparisons. */
export interface Item {
  part: ApiChangePart;
  name: string;
  /** Undefined if the model has no type, or one that is too vague to be compared. */
  type?: string;
  /** The definition behind `type`. */
  expanded?: string;
  default?: string;
  isRequired?: true;
  deprecated?: ApiDeprecation;
  plan?: Exclude<ApiPlan, 'community'>;
  /** The kind of export; only for exports. */
  kind?: ApiExportKind;
  /** Names of the parameters of a generic type; only for exports. */
  typeParameters?: readonly string[];
  /** Paths to import it from; only for exports. */
  imports?: readonly string[];
}

/** The same item without its type, if that can't be compared with the other one's. */
export function dropType(item: Item): Item {
  const copy = { ...item };
  delete copy.type;
  return copy;
}
