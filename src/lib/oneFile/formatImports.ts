import type { ImportedName, ParsedImport } from './parseFile';

/** The line width of demos. */
const WIDTH = 80;

const formatName = ({ imported, local, isType }: ImportedName, allTypes: boolean) =>
  `${isType && !allTypes ? 'type ' : ''}${imported}${local === imported ? '' : ` as ${local}`}`;

function formatImport(from: string, names: readonly ImportedName[], isType: boolean): string[] {
  const end = `from '${from}';`;
  if (names.length === 0) {
    return [isType ? `import type {} from '${from}';` : `import '${from}';`];
  }
  const [byDefault, ...otherDefaults] = names.filter(({ imported }) => imported === 'default');
  const namespaces = names.filter(({ imported }) => imported === '*');
  const group = names.filter(({ imported }) => imported !== '*' && imported !== 'default');
  const allTypes = group.every(({ isType }) => isType);
  // A declaration of types has a default or a group, but not both.
  const isCombined = byDefault && group.length > 0 && !byDefault.isType && !allTypes;
  const alone = isCombined ? otherDefaults : [...(byDefault ? [byDefault] : []), ...otherDefaults];
  const type = ({ isType }: ImportedName) => (isType ? 'type ' : '');
  const lines = [
    ...alone.map((name) => `import ${type(name)}${name.local} ${end}`),
    ...namespaces.map((name) => `import ${type(name)}* as ${name.local} ${end}`),
  ];
  if (group.length === 0) {
    return lines;
  }
  const texts = group.map((name) => formatName(name, allTypes));
  const before = `import ${allTypes ? 'type ' : ''}${isCombined ? `${byDefault.local}, ` : ''}`;
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
  const isType = (module: string) =>
    imports.filter(({ from }) => from === module).every((one) => one.isType);
  return [...modules]
    .flatMap(([from, names]) => formatImport(from, names, isType(from)))
    .join('\n');
}
