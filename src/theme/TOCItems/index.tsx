// Change: replaced. Every entry can become active, including the reference's rows, and the column
// with the table of contents follows.
import { useFilteredAndTreeifiedTOC } from '@docusaurus/theme-common/internal';
import { followReader } from '@site/src/components/contents/followReader';
import type { Props } from '@theme/TOCItems';
import TOCItemTree from '@theme/TOCItems/Tree';
import { useEffect, useRef } from 'react';

const LEVELS = { minHeadingLevel: 2, maxHeadingLevel: 3 };

export default function TOCItems(props: Props) {
  const { toc, className = '', linkClassName, linkActiveClassName } = props;
  const ref = useRef<HTMLDivElement>(null);
  const tree = useFilteredAndTreeifiedTOC({ toc, ...LEVELS });
  useEffect(
    () =>
      ref.current && linkActiveClassName
        ? followReader(ref.current, linkActiveClassName)
        : undefined,
    [toc, linkActiveClassName],
  );
  return (
    <div ref={ref}>
      <TOCItemTree toc={tree} className={className} linkClassName={linkClassName ?? null} />
    </div>
  );
}
