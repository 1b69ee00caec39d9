// Change: colors and highlighted lines come from the build (plugins/mdx/highlightCodePlugin), so
// that no page loads a highlighter; the block isn't rendered again after hydration.
import { CodeBlockContextProvider, useCodeWordWrap } from '@docusaurus/theme-common/internal';
import { tokenizeCommand } from '@site/src/lib/codeTokens';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import { Children, type ReactNode } from 'react';
import type { CodeMetadata } from './Content';

interface CodeBlockProps {
  children?: ReactNode;
  className?: string;
  language?: string;
  title?: string;
  /** Runs of the code, written by the build. */
  tokens?: string;
  /** The numbers of highlighted lines: `2,3`. */
  lines?: string;
}

function createMetadata(props: CodeBlockProps): CodeMetadata {
  const { children, title, lines } = props;
  const language = props.language ?? /language-(\S+)/.exec(props.className ?? '')?.[1] ?? 'text';
  const texts = Children.toArray(children).filter((child) => typeof child === 'string');
  const code = texts.join('').replace(/\n$/, '');
  return {
    code,
    codeInput: code,
    language,
    title,
    className: props.className ?? `language-${language}`,
    lineNumbersStart: undefined,
    lineClassNames: {},
    // Code blocks created at runtime are commands.
    tokens: props.tokens ?? (language === 'bash' ? tokenizeCommand(code) : ''),
    lines: lines?.split(',').map(Number) ?? [],
  };
}

export default function CodeBlock(props: CodeBlockProps) {
  const wordWrap = useCodeWordWrap();
  return (
    <CodeBlockContextProvider metadata={createMetadata(props)} wordWrap={wordWrap}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}
