/** The metadata after the language of a code block. */
interface CodeMeta {
  title?: string;
}

/**
 * The title of a code block, from what follows its language: `title="App.tsx"`, and in a diff of
 * code `from=v7`, which is only for the compiler. Throws for anything else, with what's allowed.
 */
export function parseCodeMeta(meta: string, language: string): CodeMeta {
  const own = language === 'diff' ? meta.replace(/^from=v\d+\s*/, '') : meta;
  const [all, title] = /^title="([^"]*)"$/.exec(own) ?? [];
  if (own && all === undefined) {
    throw new Error(
      `A code block can only have a title, \`\`\`tsx title="App.tsx", not ${own}. ` +
        'Highlight lines with // highlight-line, or between // highlight-start and // highlight-end.',
    );
  }
  return title === undefined ? {} : { title };
}
