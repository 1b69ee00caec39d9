import { findLine, listFilledEntries } from '../demos/controls/createControls';
import { readArgTypes } from '../demos/controls/readArgTypes';

/** A demo with controls, with its code in one state of them. */
interface FilledDemo {
  code: string;
  /** Absolute path of the demo's own file. */
  file: string;
  /** `with layout: "horizontal"`. */
  state: string;
  /** Line of the demo's own file that a line of the code comes from. */
  findLine: (line: number) => number;
}

/**
 * The code of demos with controls as readers see it, which isn't the code of their files, in as
 * many states as it takes to cover each value of each control. The absolute paths don't exist on
 * disk.
 */
export function listFilledDemos(sources: ReadonlyMap<string, string>): Map<string, FilledDemo> {
  const entries = [...sources].flatMap(([file, code]) => {
    const read = /\.tsx$/.test(file) ? readArgTypes(code) : undefined;
    if (!read || read.argTypes.length === 0 || read.problems.length > 0) {
      return [];
    }
    return listFilledEntries(code, read.argTypes).map((filled, index) => {
      const lines = filled.code.split('\n');
      const path = file.replace(/\.tsx$/, `.filled${index}.tsx`);
      const demo = {
        ...filled,
        file,
        findLine: (line: number) => findLine(code, (lines[line - 1] ?? '').trim()),
      };
      return [path, demo] as const;
    });
  });
  return new Map(entries);
}
