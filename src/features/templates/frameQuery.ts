/** The state of a template's page in its URL, so that a link shows the same. */
export interface FrameQuery {
  /** The template's own look, or Material UI's. */
  theme: 'custom' | 'default';
  isCodeOpen: boolean;
  /** The file whose code is open: `sign-in/parts.tsx`. Defaults to the first one. */
  file?: string;
}

/** Parses a URL's query; unknown values become defaults. */
export function parseFrameQuery(search: string): FrameQuery {
  const query = new URLSearchParams(search);
  const file = query.get('file');
  return {
    theme: query.get('theme') === 'default' ? 'default' : 'custom',
    isCodeOpen: query.get('view') === 'code',
    ...(file && { file }),
  };
}

/** The query with its question mark; empty if everything is the default. */
export function formatFrameQuery({ theme, isCodeOpen, file }: FrameQuery): string {
  const query = new URLSearchParams({
    ...(theme === 'default' && { theme }),
    ...(isCodeOpen && { view: 'code', ...(file && { file }) }),
  });
  const text = query.toString().replaceAll('%2F', '/');
  return text && `?${text}`;
}
