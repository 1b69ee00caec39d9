import { createLoopGuard } from '../program/createLoopGuard';
import { compileFile } from './compileFile';
import { GUARD_NAME } from './guardLoops';

/** Runs code with a guard whose clock advances by `step` ms each time it's read. */
function run(code: string, { step = 1, limit = 100 } = {}): unknown {
  let time = 0;
  const guard = createLoopGuard({
    limit,
    now: () => (time += step),
    afterTask: () => {},
  });
  const compiled = compileFile({ name: 'a.js', code: `exports.result = (() => {\n${code}\n})();` });
  const exports: Record<string, unknown> = {};
  new Function('exports', GUARD_NAME, compiled.code)(exports, guard);
  return exports.result;
}

it.each([
  'while (true);',
  'while (true) {}',
  'for (;;);',
  'for (;;) { continue; }',
  'do ; while (true);',
  'do { } while (true);',
  'outer: while (true) { for (;;) { continue outer; } }',
  'if (true) for (;;) if (false) break; else continue;',
  'for (const a of (function* () { while (true) yield 1; })());',
  '[1].map(() => { while (true); });',
  '[1].map((a) => { for (;;) a += 1; });',
  'for (;;) { try { for (;;); } catch { continue; } }',
  'const a = { get b() { for (;;); } }; a.b;',
  'class A { static b = (() => { while (true); })(); }',
])('stops %s', (code) => {
  expect(() => run(code)).toThrow('Stopped: a loop ran for more than 0.1 seconds.');
});

it.each([
  ['let s = 0; for (let i = 0; i < 5; i++) s += i; return s;', 10],
  ['let s = 0; for (const i of [1, 2, 3]) { s += i; } return s;', 6],
  ['let s = ""; for (const k in { a: 1, b: 2 }) s += k; return s;', 'ab'],
  ['let i = 0; do i++; while (i < 4); return i;', 4],
  ['let i = 0; while (i < 3) if (i % 2) i += 1; else i += 2; return i;', 4],
  ['a: for (let i = 0; ; i++) { for (;;) { if (i > 2) break a; continue a; } } return 1;', 1],
  [
    'const f = []; for (let i = 0; i < 3; i++) f.push(() => i); return f.map((g) => g()).join();',
    '0,1,2',
  ],
])("doesn't stop %s", (code, result) => {
  expect(run(code)).toBe(result);
});

it("doesn't stop a long loop that is fast", () => {
  expect(run('let i = 0; while (i < 1e6) i++; return i;', { step: 0.1, limit: 100 })).toBe(1e6);
});
