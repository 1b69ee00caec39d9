import { EditorView } from '@codemirror/view';

/**
 * The metrics of static code, so that replacing one with the other moves nothing. The element
 * around the editor scrolls instead of the editor: it's the tab stop, and arrow keys scroll the
 * focused element.
 */
export const editorTheme = EditorView.theme({
  '&': {
    backgroundColor: 'var(--color-sunken)',
    color: 'var(--color-text)',
    inlineSize: 'max-content',
    minBlockSize: '100%',
    minInlineSize: '100%',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    flexGrow: '1',
    fontFamily: 'var(--font-code)',
    fontSize: 'var(--text-code)',
    fontVariantLigatures: 'none',
    height: 'auto',
    lineHeight: 'var(--line-code)',
    overflow: 'visible',
  },
  '.cm-content': {
    alignSelf: 'stretch',
    caretColor: 'var(--color-text)',
    paddingBlock: 'var(--space-2)',
    paddingInline: '0',
  },
  '.cm-line': { paddingInline: 'var(--space-2)' },
  '.cm-diagnosticLine': {
    backgroundColor: 'var(--color-danger-tint)',
    boxShadow: 'inset 3px 0 var(--color-danger)',
  },
  '&.cm-focused .cm-matchingBracket, &.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--color-line-strong)',
  },
});
