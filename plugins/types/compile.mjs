// compileByAdapter.ts runs this in a separate process, because the native compiler's API is an ES
// module. Standard input is JSON: `files` maps the absolute paths of files that need not exist on disk
// to their text, and `configs` lists the paths of those that are tsconfig files. Prints the compiler's
// messages as JSON.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { API } from 'typescript-native/unstable/sync';

const { files, configs } = JSON.parse(readFileSync(0, 'utf8'));

const texts = new Map(Object.entries(files));
const directories = new Set();
for (const file of texts.keys()) {
  for (let name = path.dirname(file); !directories.has(name); name = path.dirname(name)) {
    directories.add(name);
  }
}

/** A message and its explanation, on one line. */
const flatten = ({ text, messageChain = [] }) => [text, ...messageChain.map(flatten)].join(' ');

const api = new API({
  fs: {
    // `undefined` has the compiler look on the disk.
    readFile: (name) => texts.get(name),
    fileExists: (name) => texts.has(name) || undefined,
    directoryExists: (name) => directories.has(name) || undefined,
  },
});
const messages = configs.flatMap((config) => {
  const snapshot = api.updateSnapshot({ openProjects: [config] });
  const { program } = snapshot.getProject(config);
  const found = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getProgramDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getSemanticDiagnostics(),
  ];
  snapshot.dispose();
  api.updateSnapshot({ closeProjects: [config] }).dispose();
  return found.map((message) => ({
    file: message.fileName,
    start: message.pos,
    code: message.code,
    text: flatten(message),
  }));
});
api.close();
process.stdout.write(JSON.stringify(messages));
