import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Diagnostic } from '../../src/lib/diagnostic';
import type { Program } from './readProgram';

function listBindings({ name }: ts.VariableDeclaration): string[] {
  return ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isBindingElement(element) && ts.isIdentifier(element.name) ? [element.name.text] : [],
      );
}

function listNames(statement: ts.Statement): string[] {
  if (ts.isExportAssignment(statement)) {
    return ['default'];
  }
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    return exportClause && ts.isNamedExports(exportClause)
      ? exportClause.elements.map(({ name }) => name.text)
      : [];
  }
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword)) {
    return [];
  }
  if (has(ts.SyntaxKind.DefaultKeyword)) {
    return ['default'];
  }
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(listBindings);
  }
  const { name } = statement as ts.DeclarationStatement;
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

/** Exported names in the text of a module, both values and types. */
export function listExports(name: string, code: string): string[] {
  return ts.createSourceFile(name, code, ts.ScriptTarget.Latest).statements.flatMap(listNames);
}

const listMissing = (names: readonly string[], others: readonly string[]) =>
  names.filter((name) => !others.includes(name)).join(', ');

/**
 * Differences between the exports of files and those they stand in for, because importers get
 * either one depending on the styling.
 */
export function checkStandIns({ files }: Program): Diagnostic[] {
  return files.flatMap(({ path: file, standsInFor, code }) => {
    if (!standsInFor) {
      return [];
    }
    const [own, other] = [path.basename(file), path.basename(standsInFor)];
    const names = listExports(own, code);
    const others = listExports(other, readFileSync(standsInFor, 'utf8'));
    const [missing, more] = [listMissing(others, names), listMissing(names, others)];
    const messages = [
      ...(missing ? [`doesn't export ${missing}`] : []),
      ...(more ? [`also exports ${more}`] : []),
    ];
    return messages.map((message) => ({
      file,
      line: 1,
      column: 1,
      message: `${own} stands in for "${other}", but ${message}. Both must export the same names.`,
    }));
  });
}
