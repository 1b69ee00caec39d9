import type { ArgControl, Args, ArgType, ArgValue } from '../contracts/demoControls';
import { findChangedArgs } from './args';
import { findArgsText, getArgsParameter, listPairs } from './argsParameter';

/** Longer texts can't be a demo's state. */
export const MAX_TEXT_LENGTH = 100;

/** The nearest value that a slider can have, without floating-point errors. */
export function snapToStep(
  value: number,
  { min, max, step }: Extract<ArgControl, { type: 'range' }>,
): number {
  const snapped = min + Math.round((value - min) / step) * step;
  return Number(Math.min(max, Math.max(min, snapped)).toFixed(6));
}

/** The value of a text for a control; undefined if it's invalid. */
function parseValue(text: string, control: ArgControl): ArgValue | undefined {
  switch (control.type) {
    case 'select':
      return control.options.find((option) => String(option) === text);
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : undefined;
    case 'range': {
      const value = Number(text);
      const isInside = text.trim() !== '' && value >= control.min && value <= control.max;
      return isInside ? snapToStep(value, control) : undefined;
    }
    case 'text':
      return text.length <= MAX_TEXT_LENGTH ? text : undefined;
  }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * A demo's args in a query (`?bar-playground=layout:horizontal,borderRadius:8`); invalid ones are
 * ignored.
 */
export function parseArgsQuery(search: string, name: string, argTypes: readonly ArgType[]): Args {
  const pairs = (findArgsText(search, name) ?? '').split(',').flatMap((pair) => {
    const at = pair.indexOf(':');
    const argType = argTypes.find((known) => known.name === pair.slice(0, Math.max(0, at)));
    const text = decode(pair.slice(at + 1));
    const value = argType && text !== undefined ? parseValue(text, argType.control) : undefined;
    return argType && value !== undefined ? [[argType.name, value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/**
 * A query with those of a demo's args that differ from the initial ones; the rest of it is
 * unchanged.
 */
export function formatArgsQuery(
  search: string,
  name: string,
  argTypes: readonly ArgType[],
  args: Args,
): string {
  const parameter = getArgsParameter(name);
  const others = listPairs(search).filter(
    (pair) => pair !== '' && !pair.startsWith(`${parameter}=`),
  );
  const changed = Object.entries(findChangedArgs(argTypes, args))
    .filter(([, value]) => value !== undefined)
    .map(([arg, value]) => `${arg}:${encodeURIComponent(String(value))}`);
  const pairs = changed.length > 0 ? [...others, `${parameter}=${changed.join(',')}`] : others;
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
