// Change: says that it copied for two seconds, says when it could not, and answers Ctrl+C.
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { CopyCodeButton } from '@site/src/components/CopyCodeButton';

export default function CopyButton({ className }: { className?: string }) {
  const { metadata } = useCodeBlockContext();
  return <CopyCodeButton code={metadata.code} className={className} />;
}
