import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import { CODE_STYLE } from '../../../src/lib/codeStyle';
import type { Args, ArgType, SourceTemplate } from '../../../src/lib/contracts/demoControls';
import type { DemoPreview } from '../../../src/lib/contracts/demos';
import {
  findChangedArgs,
  getInitialArgs,
  listArgVariants,
} from '../../../src/lib/demoControls/args';
import { fillTemplate } from '../../../src/lib/demoControls/fillTemplate';
import type { Diagnostic } from '../../../src/lib/diagnostic';
import { findPreview, isShort, MAX_CONTROLLED_LINES, unindent } from '../createPreview';
import type { Program } from '../readProgram';
import { createTemplate, unindentTemplate } from './createTemplate';

/** An entry in one language as a template, with its preview if that's short initially. */
export function createSourceTemplate(
  code: string,
  fileName: string,
  argTypes: readonly ArgType[],
  initial: Args,
): SourceTemplate {
  const entry = createTemplate(code, fileName, argTypes);
  const range = findPreview(code);
  const preview =
    range &&
    unindentTemplate(createTemplate(code, fileName, argTypes, range), (text) =>
      unindent(text, range.indent),
    );
  const isShown = preview && isShort(fillTemplate(preview, initial).code, MAX_CONTROLLED_LINES);
  return { entry, ...(isShown && { preview }) };
}

/** The preview of a filled entry, which contains its template's text. */
export function fillPreview(
  code: string,
  { preview }: SourceTemplate,
  args: Args,
): DemoPreview | undefined {
  const found = preview && findPreview(code);
  return found && { ...fillTemplate(preview, args), ...found };
}

function describeArgs(argTypes: readonly ArgType[], args: Args): string {
  const changed = Object.entries(findChangedArgs(argTypes, args));
  return changed.length === 0
    ? 'in its initial state'
    : `with ${changed.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(', ')}`;
}

/** The first line that differs between two texts. */
function findOtherLine(shown: string, wanted: string): string {
  const lines = wanted.split('\n');
  const other = shown.split('\n').find((line, index) => line !== lines[index]);
  return (other ?? '').trim();
}

/** Number of characters that identify a line of the template. */
const TELLING_LENGTH = 14;

/** Number of the line that a filled line was made from; 1 if unknown. */
export function findLine(code: string, filled: string): number {
  const start = filled.slice(0, TELLING_LENGTH);
  return (
    Math.max(
      0,
      code.split('\n').findIndex((line) => line.trim().startsWith(start)),
    ) + 1
  );
}

/** The entry of a demo as readers see it initially. */
export function fillEntry(code: string, argTypes: readonly ArgType[]): string {
  return fillTemplate(createTemplate(code, 'demo.tsx', argTypes), getInitialArgs(argTypes)).code;
}

/** The entry of a demo in each state that must compile, with a description of the state. */
export function listFilledEntries(
  code: string,
  argTypes: readonly ArgType[],
): { code: string; state: string }[] {
  const template = createTemplate(code, 'demo.tsx', argTypes);
  return listArgVariants(argTypes).map((args) => ({
    code: fillTemplate(template, args).code,
    state: describeArgs(argTypes, args),
  }));
}

/**
 * Checks that the code of a demo is formatted in every state of its controls, because filling it in
 * in the browser neither breaks nor joins lines.
 */
export async function checkFormat(
  { path: file, name, code }: Program['files'][number],
  argTypes: readonly ArgType[],
): Promise<Diagnostic[]> {
  const plugins = [typescript, estree];
  for (const filled of listFilledEntries(code, argTypes)) {
    const options = { ...CODE_STYLE, parser: 'typescript', plugins };
    const formatted = (await format(filled.code, options)).trimEnd();
    if (formatted !== filled.code) {
      const line = findOtherLine(filled.code, formatted);
      const message = `${name} ${filled.state} isn't formatted as Prettier would format it: ${line}. Put code that comes and goes on its own lines.`;
      return [{ file, line: findLine(code, line), column: 1, message }];
    }
  }
  return [];
}
