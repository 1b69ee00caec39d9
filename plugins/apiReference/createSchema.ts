import path from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';

const CONTRACT = path.join(__dirname, '../../src/lib/contracts/api.ts');
const TYPE = 'ApiDocument';

/** The JSON schema of what the API model publishes, with the contract's comments as descriptions. */
export function createSchema(): object {
  const generator = createGenerator({
    path: CONTRACT,
    type: TYPE,
    // An unknown key is a mistake.
    additionalProperties: false,
    // `npm test` checks the types of the whole site.
    skipTypeCheck: true,
    topRef: false,
  });
  return generator.createSchema(TYPE);
}
