/** @jest-environment node */
import path from 'node:path';
import ts from 'typescript';
import { isEntryName, readSourceFiles } from '@site/src/lib/sharedProgram';
import { PRODUCT_SLUGS } from '@site/src/lib/products';
import { TEMPLATE_PACKAGES, TEMPLATES } from '.';

const DOCS_DIR = path.resolve(__dirname, '../../../../docs');

/** Compiles files as if they were among the pages of the current docs. */
function compile(sources: Map<string, string>): string[] {
  const { config } = ts.readConfigFile(path.join(DOCS_DIR, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, DOCS_DIR);
  const host = ts.createCompilerHost(options);
  const { fileExists, directoryExists, readFile, getSourceFile } = host;
  host.directoryExists = (name) =>
    [...sources.keys()].some((file) => path.dirname(file) === name) || directoryExists!(name);
  host.fileExists = (name) => sources.has(name) || fileExists(name);
  host.readFile = (name) => sources.get(name) ?? readFile(name);
  host.getSourceFile = (name, version, ...rest) => {
    const text = sources.get(name);
    return text === undefined
      ? getSourceFile(name, version, ...rest)
      : ts.createSourceFile(name, text, version, true);
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

it('has valid files, with a component as the entry of each program', () => {
  for (const library of PRODUCT_SLUGS) {
    const [entry] = readSourceFiles(TEMPLATES[library])!;
    expect(isEntryName(entry!.name)).toBe(true);
    expect(entry!.code).toContain(`export default function ${entry!.name.split('.')[0]}()`);
  }
});

it('lists every package that a template imports', () => {
  const imported = PRODUCT_SLUGS.flatMap((library) =>
    TEMPLATES[library].flatMap(({ code }) =>
      ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName),
    ),
  ).filter((name) => !name.startsWith('.') && name !== 'react');
  expect([...new Set(imported)].sort()).toEqual([...TEMPLATE_PACKAGES].sort());
});

it('compiles against the packages of the docs', () => {
  const sources = PRODUCT_SLUGS.flatMap((library) =>
    TEMPLATES[library].map(
      ({ name, code }) => [path.join(DOCS_DIR, 'playground', library, name), code] as const,
    ),
  );
  expect(compile(new Map(sources))).toEqual([]);
}, 120_000);
