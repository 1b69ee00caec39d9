import Link from '@docusaurus/Link';
import { parseInline } from '@site/src/lib/parseInline';

/** A line of Markdown from the packages: text, code and links. */
export function InlineMarkdown({ children }: { children: string }) {
  return (
    <>
      {parseInline(children).map((part, index) => {
        if (typeof part === 'string') {
          return part;
        }
        return 'code' in part ? (
          <code key={index}>{part.code}</code>
        ) : (
          <Link key={index} href={part.url}>
            {part.text}
          </Link>
        );
      })}
    </>
  );
}
