import { Joi } from '@docusaurus/utils-validation';
import type { AnalyticsConfig } from '../../src/lib/contracts/analyticsConfig';
import { INTEGRITY_FORM, isIntegrity } from '../lib/integrity';

/** As site.config.ts reads them from the environment; empty if unset. */
export interface AnalyticsOptions {
  measurementId: string;
  scriptUrl: string;
  scriptIntegrity: string;
  console: boolean;
}

const SCHEMA = Joi.object<AnalyticsOptions>({
  measurementId: Joi.string()
    .allow('')
    .pattern(/^[A-Z]{1,3}-[A-Z0-9-]+$/)
    .messages({
      'string.pattern.base':
        'ANALYTICS_MEASUREMENT_ID is "{#value}"; it must be an ID such as "G-ABC123".',
    }),
  scriptUrl: Joi.string()
    .uri({ scheme: ['https'] })
    .messages({
      '*': 'ANALYTICS_SCRIPT_URL is "{#value}"; it must be an absolute https URL.',
    }),
  scriptIntegrity: Joi.string()
    .allow('')
    .custom((text: string, { error }) => (isIntegrity(text) ? text : error('any.invalid')))
    .messages({ '*': `ANALYTICS_SCRIPT_INTEGRITY is "{#value}"; ${INTEGRITY_FORM}.` }),
  console: Joi.boolean(),
});

/** The configuration for the page; undefined if nothing is configured. Throws with all problems. */
export function readOptions(options: AnalyticsOptions): AnalyticsConfig | undefined {
  const { error } = SCHEMA.validate(options, { abortEarly: false });
  if (error) {
    throw new Error(error.details.map(({ message }) => message).join('\n'));
  }
  const { measurementId, scriptUrl, scriptIntegrity, console } = options;
  return measurementId || console
    ? {
        ...(measurementId && { measurementId }),
        scriptUrl,
        ...(scriptIntegrity && { scriptIntegrity }),
        ...(console && { console }),
      }
    : undefined;
}
