import { z } from 'zod';
import {
  FEEDBACK_LIMITS,
  FEEDBACK_MIN_COMMENT,
  type FeedbackPayload,
} from '../../src/lib/contracts/feedback';

/** PostgreSQL stores no NUL, and neither database half a character, as a cut emoji leaves it. */
export const storableText = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => !text.includes('\0'), 'No NUL, please.')
    .transform((text) => text.replace(/\p{Surrogate}/gu, '\uFFFD'));

const id = z.uuid().transform((text) => text.toLowerCase());

/** As browsers write it, so that one without a user and a password begins with its origin. */
const normalizeAddress = (text: string) => (URL.canParse(text) ? new URL(text).href : text);

const isComment = (text: string) => text === '' || text.length >= FEEDBACK_MIN_COMMENT;

function createSchema(origins: readonly string[]): z.ZodType<FeedbackPayload> {
  const isOurs = (href: string) => origins.some((origin) => href.startsWith(`${origin}/`));
  const notOurs = `No address of ${origins.join(' or ')}.`;
  const address = storableText(FEEDBACK_LIMITS.url).transform(normalizeAddress);
  const page = address
    .refine(isOurs, notOurs)
    .refine((href) => !/[?#]/.test(href), 'The page has no query and no hash.');
  const section = address
    .refine((href) => href === '' || isOurs(href), notOurs)
    .refine((href) => href === '' || href.includes('#'), 'A section has a hash.');
  const name = storableText(FEEDBACK_LIMITS.name);
  const sent = z
    .object({
      callback_id: z.literal('send_feedback'),
      id,
      rating: z.union([z.literal(1), z.literal(0)]).optional(),
      comment: storableText(FEEDBACK_LIMITS.comment)
        .transform((text) => text.trim())
        .refine(isComment, `A comment has at least ${FEEDBACK_MIN_COMMENT} characters.`),
      currentLocationURL: page,
      commentSectionURL: section,
      commentSectionTitle: storableText(FEEDBACK_LIMITS.title),
      githubRepo: storableText(FEEDBACK_LIMITS.url).refine(
        (text) => URL.canParse(text) && /^https?:/.test(new URL(text).protocol),
        'No web address.',
      ),
      productId: name,
      version: name,
      language: name,
      website: z.literal(''),
    })
    .refine(({ rating, comment }) => rating !== undefined || comment !== '', {
      path: ['rating'],
      message: 'Neither a rating nor a comment.',
    });
  const retracted = z.object({ callback_id: z.literal('retract_feedback'), id });
  return z.discriminatedUnion('callback_id', [sent, retracted]);
}

const formSchema = z.object({ payload: z.string() });

const trapSchema = z.object({ website: z.string().min(1) });

export type ReadPayload =
  | { kind: 'payload'; payload: FeedbackPayload }
  /** A program filled in the field that readers do not see. */
  | { kind: 'trapped' }
  | { kind: 'refused'; reason: string };

/** The faults of a value on one line. */
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

/** What reads the fields of a form that was sent from a page of these origins. */
export function createPayloadReader(origins: readonly string[]): (form: unknown) => ReadPayload {
  const schema = createSchema(origins);
  return (form) => {
    const fields = formSchema.safeParse(form);
    if (!fields.success) {
      return { kind: 'refused', reason: 'Send one field "payload" that holds JSON.' };
    }
    const value = parseJson(fields.data.payload);
    if (value === undefined) {
      return { kind: 'refused', reason: 'The field "payload" holds no JSON.' };
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
