import type { DemoProgram } from '../contracts/demos';
import { escapeHtml } from '../escapeHtml';

/** `<Icon>` uses a font that isn't part of any package. */
const ICON_FONT = `
    <link rel="stylesheet" href="https://fonts.googleapis.com/icon?family=Material+Icons" />`;

function hasFontIcons({ files }: DemoProgram): boolean {
  return files.some(({ code }) =>
    /from '@mui\/material\/Icon'|\{[^}]*\bIcon\b[^}]*\} from '@mui\/material'/.test(code),
  );
}

/** The text of `index.html`, which loads the module at `main`, a path in the project. */
export function createPage(program: DemoProgram, main: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${escapeHtml(program.title)}</title>${hasFontIcons(program) ? ICON_FONT : ''}
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${main}"></script>
  </body>
</html>
`;
}
