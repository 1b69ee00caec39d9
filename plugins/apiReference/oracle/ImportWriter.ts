/** Writes the imports of the generated file, which also needs unexported declarations. */
export class ImportWriter {
  private readonly modules = new Map<string, string>();
  /** Text to append to other files, by file name. */
  readonly additions = new Map<string, string>();
  private readonly added = new Map<string, string>();

  importModule(fileName: string): string {
    const name = this.modules.get(fileName) ?? `__M${this.modules.size}`;
    this.modules.set(fileName, name);
    return name;
  }

  /** The name by which the generated file accesses a declaration of a module, exported or not. */
  importName(fileName: string, name: string, isExported: boolean): string {
    const module = this.importModule(fileName);
    if (isExported) {
      return `${module}.${name}`;
    }
    const key = `${fileName} ${name}`;
    const exportName = this.added.get(key) ?? `__x${this.added.size}`;
    if (!this.added.has(key)) {
      this.added.set(key, exportName);
      const line = `\nexport { ${name} as ${exportName} };`;
      this.additions.set(fileName, (this.additions.get(fileName) ?? '') + line);
    }
    return `${module}.${exportName}`;
  }

  writeImports(): string {
    return [...this.modules]
      .map(([file, name]) => `import * as ${name} from '${file.replace(/(?:\.d)?\.tsx?$/, '')}';\n`)
      .join('');
  }
}
