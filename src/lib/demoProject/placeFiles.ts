import type { DemoProgram, SourceFile } from '../contracts/demos';
import { getExtensions } from '../fileTypes';

/** `from './rows.js'`, `import './rows'`, `import('./rows.ts')`. */
const RELATIVE_IMPORT = /(\b(?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"\n]+)\.[jt]sx?\2/g;

/** Every JSX element ends in one of these. A data file that contains them can be `.jsx` as well. */
const JSX = /<\/|\/>/;

/** Vite only accepts JSX in `.jsx`; the site uses `.js` for JavaScript versions. */
function placeFile({ name, code }: SourceFile): SourceFile {
  return {
    name: name.endsWith('.js') && JSX.test(code) ? `${name}x` : name,
    code: code.replace(RELATIVE_IMPORT, '$1$2$3$2'),
  };
}

/**
 * The files of a program as placed in a project's `src/`: the entry is named after the component
 * regardless of its styling (`Name.tailwind.tsx` → `Name.tsx`), the others keep their names and
 * folders. Throws if a file is outside of the entry's folder.
 */
export function placeFiles({ name, language, files }: DemoProgram): SourceFile[] {
  const outside = files.filter((file) => file.name.split('/').some((part) => /^\.*$/.test(part)));
  if (outside.length > 0) {
    throw new Error(
      `The demo "${name}" uses files outside its folder: ` +
        `${outside.map((file) => file.name).join(', ')}. Move them next to it.`,
    );
  }
  return files.map(placeFile).map((file, index) => ({
    name: index === 0 ? `${name}.${getExtensions(language).withJsx}` : file.name,
    code: file.code.endsWith('\n') ? file.code : `${file.code}\n`,
  }));
}
