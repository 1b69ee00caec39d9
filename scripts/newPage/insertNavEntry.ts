import ts from 'typescript';
import { readProperty } from '../lib/readProperty';
import type { NavEntry } from '../../nav/types';

interface Siblings {
  array: ts.ArrayLiteralExpression;
  /** How many leading path segments the closest entry shares with the new one. */
  kinship: number;
}

/** Where an entry goes: after another, at the end of a section, or next to related ones. */
export interface EntryPlace {
  /** Path of the entry before it. */
  after?: string | undefined;
  /** Path, subheader or title of a group. */
  section?: string | undefined;
}

function readText(node: ts.Node, name: string): string | undefined {
  const value = readProperty(node, name);
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}

const readPathname = (node: ts.Expression) => readText(node, 'pathname');

/** The end of the entry that the new one follows, in the requested place. */
function findAskedPlace(file: ts.SourceFile, { after, section }: EntryPlace): number | undefined {
  let end: number | undefined;
  const visit = (node: ts.Node) => {
    const children = readProperty(node, 'children');
    const names = ['pathname', 'subheader', 'title'].map((name) => readText(node, name));
    if (
      section !== undefined &&
      names.includes(section) &&
      children &&
      ts.isArrayLiteralExpression(children)
    ) {
      end ??= findLastEntry(children)?.getEnd();
    }
    if (after !== undefined && names[0] === after && ts.isArrayLiteralExpression(node.parent)) {
      end ??= node.getEnd();
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return end;
}

/** The last entry that is written out; generated ones, such as the reference, stay last. */
function findLastEntry({ elements }: ts.ArrayLiteralExpression): ts.Expression | undefined {
  return elements.findLast((element) => ts.isObjectLiteralExpression(element)) ?? elements.at(-1);
}

function countSharedParts(a: string, b: string): number {
  const parts = b.split('/');
  const difference = a.split('/').findIndex((part, index) => part !== parts[index]);
  return difference === -1 ? a.split('/').length : difference;
}

function findSiblings(file: ts.SourceFile, pathname: string): Siblings | undefined {
  let best: Siblings | undefined;
  const visit = (node: ts.Node) => {
    if (ts.isArrayLiteralExpression(node)) {
      const paths = node.elements.map(readPathname).filter((path) => path !== undefined);
      const kinship = Math.max(0, ...paths.map((path) => countSharedParts(path, pathname)));
      if (paths.length > 0 && kinship > (best?.kinship ?? 0)) {
        best = { array: node, kinship };
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return best;
}

function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('nav.ts', source, ts.ScriptTarget.Latest, true);
}

/** How closely a navigation module's entries are related to a path; the closest gets the page. */
export function measureKinship(source: string, pathname: string): number {
  return findSiblings(parse(source), pathname)?.kinship ?? 0;
}

/** Whether a module has the requested place. */
export function hasPlace(source: string, place: EntryPlace): boolean {
  return findAskedPlace(parse(source), place) !== undefined;
}

/** Inserts an entry into a navigation module: where requested, or after the closest entries. */
export function insertNavEntry(source: string, entry: NavEntry, place: EntryPlace = {}): string {
  const file = parse(source);
  const isAsked = place.after !== undefined || place.section !== undefined;
  const siblings = isAsked ? undefined : findSiblings(file, entry.pathname);
  const end = isAsked
    ? findAskedPlace(file, place)
    : siblings && findLastEntry(siblings.array)?.getEnd();
  if (end === undefined) {
    throw new Error(`No navigation entry is related to "${entry.pathname}".`);
  }
  const fields = Object.entries(entry).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `${source.slice(0, end)},\n{ ${fields.join(', ')} }${source.slice(end)}`;
}
