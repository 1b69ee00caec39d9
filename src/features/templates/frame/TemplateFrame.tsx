import useIsBrowser from '@docusaurus/useIsBrowser';
import { useAddressQuery } from '@site/src/components/useAddressQuery';
import { useUnsavedWork } from '@site/src/components/useUnsavedWork';
import type { DemoManifest } from '@site/src/lib/contracts/demos';
import { CONTENT_ID } from '@site/src/lib/docusaurusInternals';
import { useCallback, useState } from 'react';
import { LiveDemo } from '../../demo';
import { usePreferences } from '../../preferences';
import { formatFrameQuery, parseFrameQuery, type FrameQuery } from '../frameQuery';
import type { TemplateSlug } from '../templates';
import { t } from '../texts';
import { useTemplateExport } from '../useTemplateExport';
import { useTemplateSources } from '../useTemplateSources';
import { CodeDrawer } from './CodeDrawer';
import { Introduction } from './Introduction';
import { OptionsDrawer } from './OptionsDrawer';
import { TemplateBar } from './TemplateBar';
import styles from './TemplateFrame.module.css';
import { DisableCustomTheme, followThemeChoice } from './themeChoice';

interface TemplateFrameProps {
  slug: TemplateSlug;
  demo: DemoManifest;
}

/** A running template below a bar of 52 px, under which it scrolls. */
export function TemplateFrame({ slug, demo }: TemplateFrameProps) {
  const isBrowser = useIsBrowser();
  const { parsed, refine } = useAddressQuery(parseFrameQuery, formatFrameQuery);
  // The same page is served for all queries.
  const query: FrameQuery = isBrowser ? parsed : { theme: 'custom', isCodeOpen: false };
  const { codeStyling, codeVariant } = usePreferences();
  const styling = demo.stylings.includes(codeStyling) ? codeStyling : 'system';
  const [runs, setRuns] = useState(0);
  const [isShown, setIsShown] = useState(false);
  const handleShown = useCallback(() => setIsShown(true), []);
  const [hasOptions, setHasOptions] = useState(false);
  const [hasText, setHasText] = useState(false);
  useUnsavedWork(`template ${slug}`, hasText);
  const loadSources = useTemplateSources(demo.id);
  const title = t(`${slug}.title`);
  const getUrl = useCallback(() => window.location.href, []);
  const choice = { title, styling, language: codeVariant, url: getUrl };
  const { send, hasFailed } = useTemplateExport(loadSources, choice);
  const load = demo.components[styling];
  const change = (next: Partial<FrameQuery>) => refine({ ...query, ...next });
  const controls = {
    demo,
    styling,
    theme: query.theme,
    onTheme: (theme: FrameQuery['theme']) => change({ theme }),
    onSend: send,
    onReset: () => {
      setRuns(runs + 1);
      setHasText(false);
    },
  };
  return (
    <>
      <a href={`#${CONTENT_ID}`} className={styles.skip}>
        {t('skipToContent')}
      </a>
      <TemplateBar
        {...controls}
        title={title}
        hasFailed={hasFailed}
        onCode={() => change({ isCodeOpen: true })}
        onOptions={() => setHasOptions(true)}
      />
      <div
        id={CONTENT_ID}
        tabIndex={-1}
        className={styles.stage}
        data-template={slug}
        // Bubbles from any field in the template.
        onInput={() => setHasText(true)}
      >
        {!isShown && <Introduction slug={slug} demo={demo} />}
        {isBrowser && load && (
          <DisableCustomTheme.Provider value={query.theme === 'default'}>
            <LiveDemo
              key={`${styling}-${runs}`}
              name={demo.name}
              load={() => followThemeChoice(load())}
              loadLibraries={demo.loadLibraries}
              isolated
              onShown={handleShown}
            />
          </DisableCustomTheme.Provider>
        )}
      </div>
      {query.isCodeOpen && (
        <CodeDrawer
          title={title}
          demo={demo}
          styling={styling}
          language={codeVariant}
          loadSources={loadSources}
          file={query.file}
          onFile={(file) => change({ file })}
          onClose={() => change({ isCodeOpen: false, file: undefined })}
        />
      )}
      {hasOptions && <OptionsDrawer {...controls} onClose={() => setHasOptions(false)} />}
    </>
  );
}
