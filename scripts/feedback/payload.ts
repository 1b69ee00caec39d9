import { z } from 'zod';
import {
  FEEDBACK_LIMITS,
  FEEDBACK_MIN_COMMENT,
  type FeedbackPayload,
} from '../../src/lib/contracts/feedback';

/** PostgreSQL can't store NUL, and neither database can store half a character of a cut emoji. */
export const storableText = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => !text.includes('\0'), 'NUL is not allowed.')
    .transform((text) => text.replace(/\p{Surrogate}/gu, '\uFFFD'));

const id = z.uuid().transform((text) => text.toLowerCase());

/** As browsers write it, so that one without user and password starts with its origin. */
const normalizeAddress = (text: string) => (URL.canParse(text) ? new URL(text).href : text);

const isComment = (text: string) => text === '' || text.length >= FEEDBACK_MIN_COMMENT;

function createSchema(origins: readonly string[]): z.ZodType<FeedbackPayload> {
  const isOurs = (href: string) => origins.some((origin) => href.startsWith(`${origin}/`));
  const notOurs = `Not an address of ${origins.join(' or ')}.`;
  const address = storableText(FEEDBACK_LIMITS.url).transform(normalizeAddress);
  const page = address
    .refine(isOurs, notOurs)
    .refine((href) => !/[?#]/.test(href), "The page can't have a query or a hash.");
  const section = address
    .refine((href) => href === '' || isOurs(href), notOurs)
    .refine((href) => href === '' || href.includes('#'), 'A section needs a hash.');
  const name = storableText(FEEDBACK_LIMITS.name);
  const sent = z
    .object({
      callback_id: z.literal('send_feedback'),
      id,
      rating: z.union([z.literal(1), z.literal(0)]).optional(),
      comment: storableText(FEEDBACK_LIMITS.comment)
        .transform((text) => text.trim())
        .refine(isComment, `A comment must have at least ${FEEDBACK_MIN_COMMENT} characters.`),
      currentLocationURL: page,
      commentSectionURL: section,
      commentSectionTitle: storableText(FEEDBACK_LIMITS.title),
      githubRepo: storableText(FEEDBACK_LIMITS.url).refine(
        (text) => URL.canParse(text) && /^https?:/.test(new URL(text).protocol),
        'Not a web address.',
      ),
      productId: name,
      version: name,
      language: name,
      website: z.literal(''),
    })
    .refine(({ rating, comment }) => rating !== undefined || comment !== '', {
      path: ['rating'],
      message: 'Send a rating or a comment.',
    });
  const retracted = z.object({ callback_id: z.literal('retract_feedback'), id });
  return z.discriminatedUnion('callback_id', [sent, retracted]);
}

const formSchema = z.object({ payload: z.string() });

const trapSchema = z.object({ website: z.string().min(1) });

export type ReadPayload =
  | { kind: 'payload'; payload: FeedbackPayload }
  /** A bot filled in the field that readers don't see. */
  | { kind: 'trapped' }
  | { kind: 'refused'; reason: string };

/** The validation errors of a value, on one line. */
export function formatFaults(error: z.ZodError): string {
  return error.issues
    .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
    .join('; ');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Creates a function that reads the fields of a form sent from a page of these origins. */
export function createPayloadReader(origins: readonly string[]): (form: unknown) => ReadPayload {
  const schema = createSchema(origins);
  return (form) => {
    const fields = formSchema.safeParse(form);
    if (!fields.success) {
      return { kind: 'refused', reason: 'Send one field "payload" with JSON.' };
    }
    const value = parseJson(fields.data.payload);
    if (value === undefined) {
      return { kind: 'refused', reason: 'The field "payload" is not valid JSON.' };
    }
    if (trapSchema.safeParse(value).success) {
      return { kind: 'trapped' };
    }
    const payload = schema.safeParse(value);
    return payload.success
      ? { kind: 'payload', payload: payload.data }
      : { kind: 'refused', reason: formatFaults(payload.error) };
  };
}
