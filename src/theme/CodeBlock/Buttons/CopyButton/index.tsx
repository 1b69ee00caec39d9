// Change: shows for two seconds that the code was copied, reports failures, and handles Ctrl+C.
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { CopyCodeButton } from '@site/src/components/CopyCodeButton';

export default function CopyButton({ className }: { className?: string }) {
  const { metadata } = useCodeBlockContext();
  return <CopyCodeButton code={metadata.code} className={className} />;
}
