/** What stands after the language of a code block. */
interface CodeMeta {
  title?: string;
}

/**
 * The title of a code block, from what follows its language: `title="App.tsx"`, and in a diff of
 * code `from=v7`, which is for the compiler alone. Throws for all else, with what may stand there.
 */
export function parseCodeMeta(meta: string, language: string): CodeMeta {
  const own = language === 'diff' ? meta.replace(/^from=v\d+\s*/, '') : meta;
  const [all, title] = /^title="([^"]*)"$/.exec(own) ?? [];
  if (own && all === undefined) {
    throw new Error(
      `A code block may have a title, \`\`\`tsx title="App.tsx", and nothing else: ${own}. ` +
        'Lines are highlighted by // highlight-line, or between // highlight-start and // highlight-end.',
    );
  }
  return title === undefined ? {} : { title };
}
