import { Joi } from '@docusaurus/utils-validation';
import { suggest } from '../../src/lib/suggest';

export const FRAMES = ['outlined', 'inline', 'tinted', 'playground'] as const;

const SCHEMA = Joi.object({
  src: Joi.string()
    .pattern(/^\.\/\w+\.tsx$/)
    .required()
    .messages({
      '*': 'needs the file beside the page: src="./Name.tsx"',
      'any.required': 'needs the file beside the page: src="./Name.tsx"',
    }),
  title: Joi.string().required().messages({
    'any.required': 'needs a title, which names the demo for screen readers',
  }),
  // Left out until it is measured: `findPageDemos` asks for it.
  height: Joi.number().integer().positive(),
  phoneHeight: Joi.number().integer().positive(),
  maxWidth: Joi.number().integer().positive(),
  frame: Joi.valid(...FRAMES),
  codeOpen: Joi.boolean().strict(),
  hideToolbar: Joi.boolean().strict(),
  iframe: Joi.boolean().strict(),
  isolated: Joi.boolean().strict(),
  iconFont: Joi.boolean().strict(),
  disableAd: Joi.boolean().strict(),
  controls: Joi.boolean().strict(),
})
  .without('hideToolbar', ['codeOpen', 'disableAd'])
  // Without the code below there is nothing that follows; in a document of its own, nobody to tell.
  .without('controls', ['hideToolbar', 'iframe']);

const KNOWN = Object.keys(SCHEMA.describe().keys as object);

/** Why an option cannot stand beside another, by the other's name. */
const REASONS: Readonly<Record<string, string>> = {
  hideToolbar: 'has no code to open, since "hideToolbar" hides it',
  controls: 'has controls, which change the demo in the page and the code below it',
};

/** What is wrong with the options that a writer gave a `<Demo>`; each message says what is right. */
export function validateOptions(options: Record<string, unknown>): string[] {
  const { error } = SCHEMA.validate(options, { abortEarly: false, convert: false });
  return (error?.details ?? []).map(({ type, message, context }) => {
    if (type === 'object.without') {
      return `${REASONS[String(context?.main)]}: remove "${String(context?.peer)}"`;
    }
    return type === 'object.unknown'
      ? `has the unknown option "${String(context?.key)}".${suggest(String(context?.key), KNOWN)} Known: ${KNOWN.join(', ')}`
      : message.replace(/^"/, 'has a wrong option: "');
  });
}
