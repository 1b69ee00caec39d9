import { z } from 'zod';
import { GENERAL_SECTION } from '../../src/lib/contracts/search';
import { CURRENT_VERSION, DOCS_VERSIONS } from '../../src/lib/docsVersions';
import { PRODUCT_SLUGS } from '../../src/lib/products';

/** Inputs of the tools. The descriptions are for assistants. */

export const version = z
  .enum(DOCS_VERSIONS as [(typeof DOCS_VERSIONS)[number]])
  .default(CURRENT_VERSION)
  .describe(`Major of the docs: ${DOCS_VERSIONS.join(', ')}. The major of the installed packages.`);

export const product = z
  .enum(PRODUCT_SLUGS as [(typeof PRODUCT_SLUGS)[number]])
  .describe('A product.');

export const section = z
  .enum([...PRODUCT_SLUGS, GENERAL_SECTION])
  .describe(
    `A product, or "${GENERAL_SECTION}" for topics such as installation, licensing and migration.`,
  );

export const language = z.enum(['TS', 'JS']).default('TS').describe('Language of demo code.');

export const styling = z
  .enum(['system', 'Tailwind', 'CSS'])
  .default('system')
  .describe('Styling to use for demos that have more than one.');
