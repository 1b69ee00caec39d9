/** A package in an install command. */
export interface PackageRequest {
  /** As written: `@mui/x-charts@^8.0.0`. */
  text: string;
  /** Undefined if the text isn't a package name. */
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

/** The packages in the npm, pnpm, Yarn and Bun install commands of a text. */
export function parseInstallCommands(text: string): PackageRequest[] {
  const joined = text.replaceAll(/\s*\\\n\s*/g, ' ');
  return [...joined.matchAll(INSTALL)].flatMap(([, args]) =>
    [...args!.matchAll(new RegExp(ARGUMENT, 'g'))]
      .map(([, double, single, bare]) => double ?? single ?? bare!)
      .filter((arg) => !arg.startsWith('-'))
      .map(parseRequest),
  );
}
