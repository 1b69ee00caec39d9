import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const CODE_BLOCK = /^( *)```(\w*)(.*)\n([\s\S]*?)^\1```$/gm;
const ELEMENT = /<([A-Z]\w*)((?:\s+\w+(?:=(?:"[^"]*"|\{[^}]*\}))?)*)\s*\/?>/g;
const ATTRIBUTE = /(\w+)(?:="([^"]*)")?(?=\s|$|=)/g;
const COMMENT = /\{\/\*[\s\S]*?\*\/\}/g;
const INLINE_CODE = /`[^`\n]*`/g;

/** Options that control how a demo is shown; each of their values is a separate feature. */
const OPTIONS_BY_VALUE = ['frame'];

/** Stylings that a demo may have besides Material UI's. */
const STYLINGS = ['tailwind', 'css'];

/** The site's features that a page uses: components with options, kinds of code and asides, etc. */
export function listPageFeatures(file: string): ReadonlySet<string> {
  const text = readFileSync(file, 'utf8');
  const features = new Set<string>();
  const [, frontMatter = ''] = FRONT_MATTER.exec(text) ?? [];
  [...frontMatter.matchAll(/^(\w+):/gm)].forEach(([, key]) =>
    features.add(`"${key}" in the front matter`),
  );
  const prose = text
    .replace(FRONT_MATTER, '')
    .replaceAll(COMMENT, '')
    .replaceAll(CODE_BLOCK, (_, _indent, language: string, meta: string, code: string) => {
      features.add(language === 'diff' ? 'a diff' : 'a code block');
      if (meta.includes('title=')) {
        features.add('a code block with a title');
      }
      if (code.includes('highlight-')) {
        features.add('highlighted lines of code');
      }
      return '';
    })
    .replaceAll(INLINE_CODE, '');
  for (const [, name, attributes = ''] of prose.matchAll(ELEMENT)) {
    features.add(`<${name}>`);
    for (const [, option, value] of attributes.matchAll(ATTRIBUTE)) {
      const isByValue = OPTIONS_BY_VALUE.includes(option!);
      features.add(isByValue ? `<${name} ${option}="${value}">` : `<${name} ${option}>`);
      if (name === 'Demo' && option === 'src') {
        const stem = path.join(path.dirname(file), value!.replace(/\.tsx$/, ''));
        STYLINGS.filter((styling) => existsSync(`${stem}.${styling}.tsx`)).forEach((styling) =>
          features.add(`a demo in ${styling}`),
        );
      }
    }
  }
  [...prose.matchAll(/^:::(\w+)/gm)].forEach(([, kind]) => features.add(`:::${kind}`));
  if (/^\|.*\|$/m.test(prose)) {
    features.add('a table');
  }
  return features;
}
