/** A package that a command asks a package manager for. */
export interface PackageRequest {
  /** As written: `@mui/x-charts@^8.0.0`. */
  text: string;
  /** Undefined when the text is no name of a package. */
  name: string | undefined;
  /** What follows the name: a range, or a tag such as `latest`. */
  range: string | undefined;
}

const ARGUMENT = /"([^"\n]*)"|'([^'\n]*)'|([^\s&;#|"'`]+)/;

const INSTALL = new RegExp(
  `\\b(?:npm (?:install|i|add)|pnpm (?:add|install|i)|yarn add|bun (?:add|install|i))((?: +(?:${ARGUMENT.source}))+)`,
  'g',
);

const REQUEST = /^((?:@[a-z0-9~-][\w.~-]*\/)?[a-z0-9~-][\w.~-]*)(?:@(.+))?$/;

function parseRequest(text: string): PackageRequest {
  const [, name, range] = REQUEST.exec(text) ?? [];
  return { text, name, range };
}

/** The packages that the install commands in a text ask for, of npm, pnpm, Yarn and Bun. */
export function parseInstallCommands(text: string): PackageRequest[] {
  const joined = text.replaceAll(/\s*\\\n\s*/g, ' ');
  return [...joined.matchAll(INSTALL)].flatMap(([, args]) =>
    [...args!.matchAll(new RegExp(ARGUMENT, 'g'))]
      .map(([, double, single, bare]) => double ?? single ?? bare!)
      .filter((arg) => !arg.startsWith('-'))
      .map(parseRequest),
  );
}
