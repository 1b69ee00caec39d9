import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const DEMOS = path.join(__dirname, '../../docs/react-charts');

function findProperty(node: ts.ObjectLiteralExpression, name: string) {
  return node.properties.find((property) => property.name?.getText() === name);
}

/** Whether an object literal is a date axis. */
function isTimeAxis(node: ts.ObjectLiteralExpression): boolean {
  const scaleType = findProperty(node, 'scaleType');
  return /['"](time|utc)['"]/.test(scaleType?.getText() ?? '');
}

/** The lines where date axes start that leave the text of their ticks to the chart. */
function findUnformatted(code: string): number[] {
  const source = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.ESNext, true);
  const lines: number[] = [];
  const visit = (node: ts.Node) => {
    if (
      ts.isObjectLiteralExpression(node) &&
      isTimeAxis(node) &&
      !findProperty(node, 'valueFormatter')
    ) {
      lines.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

// By default, a chart cuts off its last tick, and its tooltip shows the date with its time zone.
test('each time axis of a demo formats its dates', () => {
  const files = readdirSync(DEMOS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const unformatted = files.flatMap((file) =>
    findUnformatted(readFileSync(path.join(DEMOS, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(unformatted).toEqual([]);
});

test('an axis without a formatter is found, in either notation', () => {
  expect(findUnformatted("<A xAxis={[{ scaleType: 'time', data }]} />;")).toEqual([1]);
  expect(findUnformatted('const a = {\n  scaleType: "utc" as const,\n  data,\n};')).toEqual([1]);
  expect(findUnformatted("const a = { scaleType: 'time', valueFormatter };")).toEqual([]);
  expect(findUnformatted("const a = { scaleType: 'band', data };")).toEqual([]);
});
