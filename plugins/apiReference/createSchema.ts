import path from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';

const CONTRACT = path.join(__dirname, '../../src/lib/contracts/api.ts');

/** The JSON schema of a type of the API model's contract, with its comments as descriptions. */
export function createSchema(type: 'ApiDocument'): object {
  const generator = createGenerator({
    path: CONTRACT,
    type,
    // An unknown key is a mistake.
    additionalProperties: false,
    // `npm test` checks the types of the whole site.
    skipTypeCheck: true,
    topRef: false,
  });
  return generator.createSchema(type);
}
