import type { CodeStyling, CodeVariant, DemoSources } from '@site/src/lib/contracts/demos';
import { useCallback, useState } from 'react';
import { exportDemo, type ExportTarget } from '../demo';

interface ExportChoice {
  title: string;
  styling: CodeStyling;
  language: CodeVariant;
  /** Absolute URL of the template's page. */
  url: () => string;
}

/** Exports a template as a project; `hasFailed` is set until the next attempt. */
export function useTemplateExport(
  loadSources: () => Promise<DemoSources>,
  { title, styling, language, url }: ExportChoice,
): { send: (target: ExportTarget) => void; hasFailed: boolean } {
  const [hasFailed, setHasFailed] = useState(false);
  const send = useCallback(
    (target: ExportTarget) => {
      setHasFailed(false);
      loadSources()
        .then((sources) => exportDemo(target, sources, { title, styling, language, url: url() }))
        .catch(() => setHasFailed(true));
    },
    [loadSources, title, styling, language, url],
  );
  return { send, hasFailed };
}
