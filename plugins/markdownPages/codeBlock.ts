import type { Element } from 'hast';
import type { Code } from 'mdast';
import { getText, hasClass, hasModuleClass, isElement, listElements } from './elements';

/** Language of blocks without one: code in the reference. */
const DEFAULT_LANGUAGE = 'tsx';

function findLanguage(...elements: Element[]): string | undefined {
  for (const { properties } of elements) {
    const names = Array.isArray(properties.className) ? properties.className.map(String) : [];
    const name = names.find((given) => given.startsWith('language-'));
    if (name !== undefined) {
      return name.slice('language-'.length);
    }
  }
  return undefined;
}

/** The code of a block. Docusaurus puts each line into an element that ends with a line break. */
function readCode(pre: Element): string {
  const lines = listElements(pre, (element) => hasClass(element, 'token-line'));
  return (lines.length > 0 ? lines.map(getText).join('\n') : getText(pre)).replace(/\n+$/, '');
}

/** A `pre` as a code block. */
export function createCodeBlock(pre: Element, frame: Element = pre): Code {
  const lang = findLanguage(frame, pre);
  const [code] = listElements(pre, (element) => isElement(element, 'code'));
  const title = listElements(frame, (element) => hasModuleClass(element, 'codeBlockTitle'))[0];
  return {
    type: 'code',
    lang: lang ?? findLanguage(...(code ? [code] : [])) ?? DEFAULT_LANGUAGE,
    ...(title && { meta: `title="${getText(title).trim()}"` }),
    value: readCode(pre),
  };
}
