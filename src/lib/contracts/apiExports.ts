import type { ApiExportKind, ApiPlan, ApiSpan } from './api';

/** A name that a product's packages export, or exported in an older major. */
export interface ApiExportEntry extends ApiSpan {
  name: string;
  kind: ApiExportKind;
  plan: ApiPlan;
  isDeprecated?: true;
  /** A hook's description; Markdown. */
  description?: string;
  /** How to call a hook: `useChartId(): string | undefined`. */
  calls?: readonly string[];
  /** The path of its reference page, if it has one. */
  path?: string;
}
