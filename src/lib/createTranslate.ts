import { DEFAULT_LANGUAGE } from './paths';

/** Interface texts by key; groups nest, and `{name}` stands for a value. */
export interface Dictionary {
  [key: string]: string | Dictionary;
}

/** The dotted keys of a dictionary whose values are texts: `"mode.dark"`. */
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
 * A translate function over one dictionary per language. A language without a dictionary is an
 * error and shows an ellipsis: no text of it can be right. A missing key shows the English text,
 * which readers can use, and warns translators once per language and key.
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
        console.warn(`Missing translation for ${name}; the English text is shown.`);
      }
      return fillValues(findText(dictionaries.en, key) ?? ELLIPSIS, values);
    }
    return fillValues(text, values);
  };
}
