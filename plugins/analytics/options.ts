import { Joi } from '@docusaurus/utils-validation';
import type { AnalyticsConfig } from '../../src/lib/contracts/analyticsConfig';

/** As site.config.ts reads them from the environment; empty where nothing is given. */
export interface AnalyticsOptions {
  measurementId: string;
  scriptUrl: string;
  console: boolean;
}

const SCHEMA = Joi.object<AnalyticsOptions>({
  measurementId: Joi.string()
    .allow('')
    .pattern(/^[A-Z]{1,3}-[A-Z0-9-]+$/)
    .messages({
      'string.pattern.base':
        'ANALYTICS_MEASUREMENT_ID is "{#value}"; it should be an id such as "G-ABC123".',
    }),
  scriptUrl: Joi.string()
    .uri({ scheme: ['https'] })
    .messages({
      '*': 'ANALYTICS_SCRIPT_URL is "{#value}"; it should be a whole address with https.',
    }),
  console: Joi.boolean(),
});

/** What the page is to carry; undefined where nothing is configured. Throws with every diagnostic. */
export function readOptions(options: AnalyticsOptions): AnalyticsConfig | undefined {
  const { error } = SCHEMA.validate(options, { abortEarly: false });
  if (error) {
    throw new Error(error.details.map(({ message }) => message).join('\n'));
  }
  const { measurementId, scriptUrl, console } = options;
  return measurementId || console
    ? { ...(measurementId && { measurementId }), scriptUrl, ...(console && { console }) }
    : undefined;
}
