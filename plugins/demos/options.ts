import { Joi } from '@docusaurus/utils-validation';
import { suggest } from '../../src/lib/suggest';

export const FRAMES = ['outlined', 'inline', 'tinted', 'playground'] as const;

const SCHEMA = Joi.object({
  src: Joi.string()
    .pattern(/^\.\/\w+\.tsx$/)
    .required()
    .messages({
      '*': 'must name a file next to the page: src="./Name.tsx"',
      'any.required': 'must name a file next to the page: src="./Name.tsx"',
    }),
  title: Joi.string().required().messages({
    'any.required': 'needs a title, which screen readers announce as its name',
  }),
  // Missing until it's measured; `findPageDemos` requires it.
  height: Joi.number().integer().positive(),
  phoneHeight: Joi.number().integer().positive(),
  maxWidth: Joi.number().integer().positive(),
  frame: Joi.valid(...FRAMES),
  codeOpen: Joi.boolean().strict(),
  hideToolbar: Joi.boolean().strict(),
  iframe: Joi.boolean().strict(),
  iconFont: Joi.boolean().strict(),
  controls: Joi.boolean().strict(),
})
  .without('hideToolbar', 'codeOpen')
  // Controls update the code below the demo, and can't reach a demo in its own document.
  .without('controls', ['hideToolbar', 'iframe']);

const KNOWN = Object.keys(SCHEMA.describe().keys as object);

/** Why an option can't be combined with another, by the other's name. */
const REASONS: Readonly<Record<string, string>> = {
  hideToolbar: 'has no code to open, because "hideToolbar" hides it',
  controls: 'has controls, which update the demo in the page and the code below it',
};

/** All problems with the options of a `<Demo>`; each message says what would be valid. */
export function validateOptions(options: Record<string, unknown>): string[] {
  const { error } = SCHEMA.validate(options, { abortEarly: false, convert: false });
  return (error?.details ?? []).map(({ type, message, context }) => {
    if (type === 'object.without') {
      return `${REASONS[String(context?.main)]}: remove "${String(context?.peer)}"`;
    }
    return type === 'object.unknown'
      ? `has the unknown option "${String(context?.key)}".${suggest(String(context?.key), KNOWN)} Known options: ${KNOWN.join(', ')}`
      : message.replace(/^"/, 'has an invalid option: "');
  });
}
