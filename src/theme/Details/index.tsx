// Change: replaced. The browser's own element, which opens without scripts and is found by searches
// in the page.
import type { Props } from '@theme/Details';

export default function Details({ summary, children, ...props }: Props) {
  return (
    <details {...props}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}
