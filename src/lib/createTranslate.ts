import { DEFAULT_LANGUAGE } from './paths';

/** Interface strings by key; groups can be nested, and `{name}` is replaced with a value. */
export interface Dictionary {
  [key: string]: string | Dictionary;
}

/** The dotted keys of a dictionary's strings: `"mode.dark"`. */
export type TextKey<D> = {
  [K in keyof D & string]: D[K] extends string ? K : `${K}.${TextKey<D[K]>}`;
}[keyof D & string];

export type Translate<D> = (key: TextKey<D>, values?: Record<string, string | number>) => string;

const ELLIPSIS = '…';
const warned = new Set<string>();

function findText(dictionary: Dictionary, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Dictionary | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      dictionary,
    );
  return typeof found === 'string' ? found : undefined;
}

function fillValues(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
}

/**
 * A translate function for one dictionary per language. For a language without a dictionary, it
 * logs an error and shows an ellipsis: no text could be right. For a missing key, it shows the
 * English string, which readers can use, and warns translators once per language and key.
 */
export function createTranslate<D extends Dictionary>(
  dictionaries: { en: D } & Record<string, Dictionary>,
  language: string = DEFAULT_LANGUAGE,
): Translate<D> {
  return (key, values = {}) => {
    const dictionary = dictionaries[language];
    if (!dictionary) {
      console.error(`Missing translations for the language "${language}".`);
      return ELLIPSIS;
    }
    const text = findText(dictionary, key);
    if (text === undefined) {
      const name = `${language}:${key}`;
      if (!warned.has(name)) {
        warned.add(name);
        console.warn(`Missing translation for ${name}; showing the English string.`);
      }
      return fillValues(findText(dictionaries.en, key) ?? ELLIPSIS, values);
    }
    return fillValues(text, values);
  };
}
