import type { ApiChangePart } from '../contracts/apiChanges';
import type { ApiDeprecation, ApiExportKind, ApiPlan } from '../contracts/api';

/** Anything with a name, in the one shape in which all things are compared. */
export interface Item {
  part: ApiChangePart;
  name: string;
  /** Absent where the model has no type, or one that says too little to be compared. */
  type?: string;
  /** What `type` stands for. */
  expanded?: string;
  default?: string;
  isRequired?: true;
  deprecated?: ApiDeprecation;
  plan?: Exclude<ApiPlan, 'community'>;
  /** What kind of export it is; only of exports. */
  kind?: ApiExportKind;
  /** Names of the parameters of a generic type; only of exports. */
  typeParameters?: readonly string[];
  /** Paths to import it from; only of exports. */
  imports?: readonly string[];
}

/** The same without its type, where that is not comparable with the other's. */
export function dropType(item: Item): Item {
  const copy = { ...item };
  delete copy.type;
  return copy;
}
