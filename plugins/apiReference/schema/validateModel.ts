import Ajv, { type ErrorObject } from 'ajv/dist/2020';
import schema from './api.schema.json';

const ajv = new Ajv({ allErrors: true, strict: true });
ajv.addSchema(schema);

/** `/components/0/props/3` → `$.components[0].props[3]` */
function formatPath(pointer: string): string {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return `$${steps
    .map((step) => {
      if (/^\d+$/.test(step)) {
        return `[${step}]`;
      }
      return /^[\w$]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
    })
    .join('')}`;
}

/** What would be valid, if the message alone doesn't say it. */
function formatParams({ keyword, params }: ErrorObject): string {
  switch (keyword) {
    case 'additionalProperties':
      return `: ${JSON.stringify(params.additionalProperty)}`;
    case 'enum':
      return `: ${(params.allowedValues as readonly string[]).join(', ')}`;
    case 'const':
      return `: ${JSON.stringify(params.allowedValue)}`;
    default:
      return '';
  }
}

function validate(definition: string, document: unknown): string[] {
  const check = ajv.getSchema(`${schema.$id}#/$defs/${definition}`);
  if (!check) {
    throw new Error(`api.schema.json has no ${definition} in $defs.`);
  }
  // It returns a promise only for schemas that load others, which this one doesn't.
  void check(document);
  return (check.errors ?? [])
    .filter(({ keyword }) => keyword !== 'if')
    .map(
      (error) => `${formatPath(error.instancePath)} ${error.message ?? ''}${formatParams(error)}`,
    );
}

/**
 * All problems of a published product, each with its JSON path:
 * `$.components[0].plan must be equal to one of the allowed values: community, pro, premium`.
 */
export function validateProduct(document: unknown): string[] {
  return validate('ApiProduct', document);
}

/** All problems of the published document of one page. */
export function validatePage(document: unknown): string[] {
  return validate('ApiPage', document);
}
