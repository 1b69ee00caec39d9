import type { ApiExportKind, ApiPlan, ApiSpan } from './api';

/** A name that packages of a product export, or exported in an older major. */
export interface ApiExportEntry extends ApiSpan {
  name: string;
  kind: ApiExportKind;
  plan: ApiPlan;
  isDeprecated?: true;
  /** Of a hook, what it says of itself; Markdown. */
  description?: string;
  /** Of a hook, how it is called: `useChartId(): string | undefined`. */
  calls?: readonly string[];
  /** Path of its reference page, where it has one. */
  path?: string;
}
