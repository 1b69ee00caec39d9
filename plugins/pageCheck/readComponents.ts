import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { CATALOGUES } from '../apiReference/catalogues/cataloguePlugin';
import { MDX_COMPONENTS } from '../docusaurusInternals';

const FILES = ['src/theme/MDXComponents/index.ts', MDX_COMPONENTS];

function unwrap(expression: ts.Expression): ts.Expression {
  return ts.isSatisfiesExpression(expression) || ts.isAsExpression(expression)
    ? unwrap(expression.expression)
    : expression;
}

/** Property names of a module's default export, which is an object or the name of one. */
function listKeys(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const exported = source.statements.find(ts.isExportAssignment)?.expression;
  const variables = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const named = variables.find(
    ({ name }) =>
      exported && ts.isIdentifier(exported) && ts.isIdentifier(name) && name.text === exported.text,
  )?.initializer;
  const map = named ?? exported;
  const object = map && unwrap(map);
  if (!object || !ts.isObjectLiteralExpression(object)) {
    throw new Error(`${file} doesn't export an object whose keys are the components of pages.`);
  }
  return object.properties.flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
  );
}

/** The components that pages may use without importing them. `siteDir` is absolute. */
export function readComponents(siteDir: string): string[] {
  const names = FILES.flatMap((file) => listKeys(path.join(siteDir, file)));
  return [...new Set([...names, ...Object.keys(CATALOGUES)])];
}
