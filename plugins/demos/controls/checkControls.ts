import type { Diagnostic } from '../../../src/lib/diagnostic';
import { locate } from '../../../src/lib/locate';
import { isTemplate } from '../findTemplates';
import type { Program } from '../readProgram';
import { readArgTypes } from './readArgTypes';

/** The controls in a demo's entry; undefined if it takes no props or a page passes them. */
export function readControls({ files }: Program, docsDir: string) {
  const [entry] = files;
  return entry && !isTemplate(entry.path, docsDir) ? readArgTypes(entry.code) : undefined;
}

/** All problems with the props of a demo, each of which must have a control. */
export function checkControls(program: Program, docsDir: string): Diagnostic[] {
  const { problems = [] } = readControls(program, docsDir) ?? {};
  const [{ name, path: file, code }] = program.files as [Program['files'][number]];
  return problems.map(({ position, message }) => ({
    file,
    ...locate(code, position),
    message: `${name} ${message}`,
  }));
}

/**
 * The problem if page and demo disagree on whether the demo has controls; `src` is the demo's name.
 */
export function describeDisagreement(
  program: Program,
  docsDir: string,
  { src, controls }: { src: string; controls: boolean },
): string | undefined {
  const takesProps = readControls(program, docsDir) !== undefined;
  if (takesProps === controls) {
    return undefined;
  }
  return controls
    ? `The demo "${src}" has "controls", but its default export takes no props. Write "export default function Name({ size = 40 }: NameProps)" and an interface NameProps, or remove "controls".`
    : `The demo "${src}" takes props, but only controls pass props to a demo. Add "controls" or remove the props.`;
}
