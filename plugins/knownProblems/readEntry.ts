import type { KnownProblem } from '../../src/lib/contracts/knownProblem';
import { suggest } from '../../src/lib/suggest';
import type { Literal } from './readLiteral';

type Field = keyof KnownProblem;
type ObjectLiteral = Extract<Literal, { kind: 'object' }>;

interface Mistake {
  start: number;
  message: string;
}

export interface ReadEntry {
  /** Undefined if its form is wrong. */
  problem?: KnownProblem;
  /** Offsets of fields and list items (`pages.0`); '' is the entry. */
  starts: ReadonlyMap<string, number>;
  mistakes: readonly Mistake[];
}

const TEXT = 'a string';
const LIST = 'a list of at least one string';

/** The form of each field. */
const FIELDS: Readonly<Record<Field, { form: string; isOptional?: true }>> = {
  id: { form: TEXT },
  title: { form: TEXT },
  versions: { form: "a release ('8.7.0') or { from, to }" },
  components: { form: LIST },
  pages: { form: LIST },
  problem: { form: TEXT },
  workaround: { form: TEXT, isOptional: true },
  link: { form: TEXT, isOptional: true },
};

const getText = (value: Literal | undefined) =>
  value?.kind === 'text' && value.value.trim() !== '' ? value.value : undefined;

function getSpan({ fields }: ObjectLiteral) {
  const [from, to] = [getText(fields.get('from')), getText(fields.get('to'))];
  return from !== undefined && to !== undefined && fields.size === 2 ? { from, to } : undefined;
}

/** The value of a field if it has the right form; otherwise undefined. */
function getValue(field: Field, value: Literal): unknown {
  const { form } = FIELDS[field];
  if (form === LIST) {
    const texts = value.kind === 'list' ? value.items.map(getText) : [];
    return texts.length > 0 && !texts.includes(undefined) ? texts : undefined;
  }
  return field === 'versions' && value.kind === 'object' ? getSpan(value) : getText(value);
}

function listStarts(entry: Literal): Map<string, number> {
  const starts = new Map([['', entry.start]]);
  const fields = entry.kind === 'object' ? entry.fields : new Map<string, Literal>();
  fields.forEach((value, name) => {
    starts.set(name, value.start);
    if (value.kind === 'list') {
      value.items.forEach((item, index) => starts.set(`${name}.${index}`, item.start));
    }
  });
  return starts;
}

/** Reads one entry of a list of known problems, with all mistakes in its form. */
export function readEntry(entry: Literal): ReadEntry {
  const starts = listStarts(entry);
  if (entry.kind !== 'object') {
    const message = 'Write the entry out as an object, because lists are read without being run.';
    return { starts, mistakes: [{ start: entry.start, message }] };
  }
  const names = Object.keys(FIELDS) as Field[];
  const unknown = [...entry.fields]
    .filter(([name]) => !names.includes(name as Field))
    .map(([name, { start }]) => ({
      start,
      message: `A known problem has no field "${name}".${suggest(name, names)}`,
    }));
  const values: Partial<Record<Field, unknown>> = {};
  const wrong = names.flatMap((name): Mistake[] => {
    const { form, isOptional } = FIELDS[name];
    const value = entry.fields.get(name);
    if (!value) {
      const message = `A known problem requires "${name}": ${form}.`;
      return isOptional ? [] : [{ start: entry.start, message }];
    }
    values[name] = getValue(name, value);
    const message = `"${name}" must be ${form}, written out and not empty.`;
    return values[name] === undefined ? [{ start: value.start, message }] : [];
  });
  const mistakes = [...unknown, ...wrong];
  return mistakes.length > 0
    ? { starts, mistakes }
    : { problem: values as unknown as KnownProblem, starts, mistakes };
}
