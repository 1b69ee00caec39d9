import { Joi } from '@docusaurus/utils-validation';
import { BADGE_FIELDS } from '../../nav/types';
import { PRODUCT_IDS } from '../../src/lib/products';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { ALIASES_FIELD } from '../mdx/headingAliasesPlugin';
import { suggest } from '../../src/lib/suggest';
import type { Page } from './readPages';
import { PAID_PLANS } from './validateEntries';

const TITLE_LIMIT = 70;
const DESCRIPTION_LIMIT = 160;

/** The mistake in the title of a page. */
export function describeTitle(title: unknown): string | undefined {
  if (typeof title !== 'string' || title.trim() === '') {
    return 'The title is missing. Give the page a "title".';
  }
  return title.length > TITLE_LIMIT
    ? `The title has ${title.length} characters; the limit is ${TITLE_LIMIT}.`
    : undefined;
}

/** The mistake in the description of a page. */
export function describeDescription(description: unknown): string | undefined {
  if (typeof description !== 'string' || description.trim() === '') {
    return 'The description is missing. Answer the reader’s question in one sentence.';
  }
  if (description.length > DESCRIPTION_LIMIT) {
    return `The description has ${description.length} characters; the limit is ${DESCRIPTION_LIMIT}.`;
  }
  return /[.!]$/.test(description) ? undefined : 'The description must end with "." or "!".';
}

/** A value checked by a function that returns its own message. */
const describedBy = (describe: (value: unknown) => string | undefined) =>
  Joi.any()
    .required()
    .custom((value: unknown, helpers) => {
      const message = describe(value);
      return message === undefined ? value : helpers.message({ custom: message });
    })
    .messages({ 'any.required': describe(undefined) ?? '' });

/** A value that must match a schema; `kind` describes it in the message. */
const valueOf = (kind: string, schema: Joi.Schema) =>
  Joi.any().custom((value: unknown, helpers) =>
    schema.validate(value, { convert: false }).error
      ? helpers.message(
          { custom: `{#label} is {#shown}; it must be ${kind}.` },
          { shown: JSON.stringify(value) },
        )
      : value,
  );

const list = valueOf('a list of names', Joi.array().items(Joi.string()));
const text = valueOf('a text', Joi.string());
const aliases = valueOf(
  'a list of old ids, each with the id of its section',
  Joi.object().pattern(Joi.string(), Joi.string()),
);
const flag = valueOf('true or false', Joi.boolean());

/** Our own front matter, then the Docusaurus front matter that pages use and that it validates. */
const SCHEMA = Joi.object({
  title: describedBy(describeTitle),
  description: describedBy(describeDescription),
  productId: Joi.valid(...PRODUCT_IDS).messages({
    'any.only': `Unknown productId "{#value}". Use one of: ${PRODUCT_IDS.join(', ')}.`,
  }),
  components: list,
  hooks: list,
  [ALIASES_FIELD]: aliases,
  packageName: text,
  githubLabel: text,
  waiAria: text,
  materialDesign: text,
  disableAd: flag,
  ...Object.fromEntries(BADGE_FIELDS.map((field) => [field, flag])),
  plan: Joi.valid(...PAID_PLANS).messages({
    'any.only': `Unknown plan "{#value}". A plan is one of: ${PAID_PLANS.join(', ')}.`,
  }),
  unlisted: flag,
  keywords: Joi.any(),
  image: Joi.any(),
  hide_table_of_contents: Joi.any(),
  toc_min_heading_level: Joi.any(),
  toc_max_heading_level: Joi.any(),
});

const KNOWN_KEYS = Object.keys(SCHEMA.describe().keys as object);

/** Checks the front matter of a single page. */
export function validateFrontMatter({ file, frontMatter, lines }: Page): Diagnostic[] {
  const { error } = SCHEMA.validate(frontMatter, {
    abortEarly: false,
    convert: false,
    errors: { escapeHtml: false },
  });
  return (error?.details ?? []).map(({ type, path, message }) => {
    const key = String(path[0]);
    return {
      file,
      line: lines[key] ?? 1,
      message:
        type === 'object.unknown'
          ? `Unknown front matter "${key}".${suggest(key, KNOWN_KEYS)} Known: ${KNOWN_KEYS.join(', ')}.`
          : message,
    };
  });
}
