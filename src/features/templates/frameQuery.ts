/** What of a template's page its address says, so that a link shows the same. */
export interface FrameQuery {
  /** The look of the template itself, or Material UI's own. */
  theme: 'custom' | 'default';
  isCodeOpen: boolean;
  /** The file whose code is open: `sign-in/parts.tsx`. The first where it is left out. */
  file?: string;
}

/** Reads the query of an address; what it does not know is as usual. */
export function parseFrameQuery(search: string): FrameQuery {
  const query = new URLSearchParams(search);
  const file = query.get('file');
  return {
    theme: query.get('theme') === 'default' ? 'default' : 'custom',
    isCodeOpen: query.get('view') === 'code',
    ...(file && { file }),
  };
}

/** The query with its question mark; nothing where all is as usual. */
export function formatFrameQuery({ theme, isCodeOpen, file }: FrameQuery): string {
  const query = new URLSearchParams({
    ...(theme === 'default' && { theme }),
    ...(isCodeOpen && { view: 'code', ...(file && { file }) }),
  });
  const text = query.toString().replaceAll('%2F', '/');
  return text && `?${text}`;
}
