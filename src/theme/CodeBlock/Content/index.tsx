// Change: draws the colours that the build has found.
import { type CodeBlockMetadata, useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { createCodeMarkup } from '@site/src/lib/codeTokens';
import type { RefObject } from 'react';
import styles from './styles.module.css';

export interface CodeMetadata extends CodeBlockMetadata {
  tokens: string;
  lines: number[];
}

export default function CodeBlockContent() {
  const {
    metadata,
    wordWrap: { codeBlockRef },
  } = useCodeBlockContext();
  const { code, language, tokens, lines } = metadata as CodeMetadata;
  return (
    <pre
      ref={codeBlockRef as RefObject<HTMLPreElement>}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may have to be scrolled
      tabIndex={0}
      className={`prism-code language-${language} thin-scrollbar ${styles.block}`}
    >
      <code
        className={styles.lines}
        dangerouslySetInnerHTML={{ __html: createCodeMarkup(code, tokens, lines) }}
      />
    </pre>
  );
}
