// Change: uses the colors determined by the build.
import { type CodeBlockMetadata, useCodeBlockContext } from '@docusaurus/theme-common/internal';
import texts from '@site/i18n/en/codeBlock.json';
import { createCodeMarkup } from '@site/src/lib/codeTokens';
import { createTranslate } from '@site/src/lib/createTranslate';
import type { RefObject } from 'react';
import styles from './styles.module.css';

const t = createTranslate({ en: texts });

export interface CodeMetadata extends CodeBlockMetadata {
  tokens: string;
  lines: number[];
}

export default function CodeBlockContent() {
  const {
    metadata,
    wordWrap: { codeBlockRef, isCodeScrollable },
  } = useCodeBlockContext();
  const { code, language, title, tokens, lines } = metadata as CodeMetadata;
  const label = typeof title === 'string' ? t('named', { title }) : t('unnamed', { language });
  return (
    <pre
      ref={codeBlockRef as RefObject<HTMLPreElement>}
      // When scrollable with the keyboard, it needs a name; if it fits, it isn't a tab stop.
      {...(isCodeScrollable && {
        tabIndex: 0,
        role: 'group',
        'aria-label': label,
      })}
      className={`prism-code language-${language} thin-scrollbar ${styles.block}`}
    >
      <code
        className={styles.lines}
        dangerouslySetInnerHTML={{ __html: createCodeMarkup(code, tokens, lines) }}
      />
    </pre>
  );
}
