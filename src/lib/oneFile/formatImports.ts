import type { ImportedName, ParsedImport } from './parseFile';

/** The line width of demos. */
const WIDTH = 80;

const formatName = ({ imported, local, isType }: ImportedName, allTypes: boolean) =>
  `${isType && !allTypes ? 'type ' : ''}${imported}${local === imported ? '' : ` as ${local}`}`;

function formatImport(from: string, names: readonly ImportedName[]): string[] {
  const namespace = names.find(({ imported }) => imported === '*');
  const byDefault = names.find(({ imported }) => imported === 'default');
  const group = names.filter(({ imported }) => imported !== '*' && imported !== 'default');
  const allTypes = names.length > 0 && names.every(({ isType }) => isType);
  const start = `import ${allTypes ? 'type ' : ''}`;
  const end = `from '${from}';`;
  if (names.length === 0) {
    return [`import '${from}';`];
  }
  const lines = namespace ? [`${start}* as ${namespace.local} ${end}`] : [];
  if (group.length === 0) {
    return byDefault ? [...lines, `${start}${byDefault.local} ${end}`] : lines;
  }
  const texts = group.map((name) => formatName(name, allTypes));
  const before = start + (byDefault ? `${byDefault.local}, ` : '');
  const line = `${before}{ ${texts.join(', ')} } ${end}`;
  return [
    ...lines,
    line.length <= WIDTH || texts.length === 1
      ? line
      : `${before}{\n${texts.map((text) => `  ${text},\n`).join('')}} ${end}`,
  ];
}

/**
 * Import declarations as Prettier writes them, one for each module. Modules in `order` come first.
 */
export function formatImports(imports: readonly ParsedImport[], order: readonly string[]): string {
  const modules = new Map<string, ImportedName[]>();
  const present = new Set(imports.map(({ from }) => from));
  for (const from of order.filter((module) => present.has(module))) {
    modules.set(from, []);
  }
  for (const { from, names } of imports) {
    modules.set(from, [...(modules.get(from) ?? []), ...names]);
  }
  return [...modules].flatMap(([from, names]) => formatImport(from, names)).join('\n');
}
