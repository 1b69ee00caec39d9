import type { ApiExportKind, ApiPlan, ApiSpan } from './api';

/** A name that packages of a product export, or exported in an older major. */
export interface ApiExportEntry extends ApiSpan {
  name: string;
  kind: ApiExportKind;
  plan: ApiPlan;
  isDeprecated?: true;
  /** Path of its reference page, where it has one. */
  path?: string;
}
