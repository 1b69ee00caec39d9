import texts from '@site/i18n/en/chatPrompt.json';
import { createTranslate } from '@site/src/lib/createTranslate';
import { choosePackage, type Subject } from './subject';

const t = createTranslate({ en: texts });

/** A fence that isn't closed by anything in the code. */
function createFence(codes: readonly string[]): string {
  const runs = codes.flatMap((code) => code.match(/`+/g) ?? []);
  return '`'.repeat(Math.max(3, ...runs.map(({ length }) => length + 1)));
}

/**
 * Everything an assistant should know about a demo, as Markdown that ends where the question
 * starts.
 */
export function createPrompt(subject: Subject): string {
  const { title, url, brand, product, version, dependencies, files, isEdited } = subject;
  const packages = Object.entries(dependencies).map((entry) => entry.join(' '));
  const about = product
    ? t('product', {
        product: product.fullName ?? product.name,
        ...choosePackage(product, subject),
      })
    : t('libraries', { version });
  const facts = [
    t('demo', { title }),
    t('page', { url }),
    about,
    ...(packages.length > 0 ? [t('packages', { packages: packages.join(', ') })] : []),
  ];
  const fence = createFence(files.map(({ code }) => code));
  const blocks = files.map(({ name, code }) => {
    const language = name.slice(name.lastIndexOf('.') + 1);
    return `${name}\n\n${fence}${language}\n${code.trimEnd()}\n${fence}`;
  });
  return [
    t('intro', { brand }),
    facts.map((fact) => `- ${fact}`).join('\n'),
    t(isEdited ? 'edited' : 'code'),
    ...blocks,
    `${t('question')} `,
  ].join('\n\n');
}
