import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import texts from '@site/i18n/en/demo.json';
import { useIconFont } from '@site/src/components/useIconFont';
import type { DatedLines, DemoManifest } from '@site/src/lib/contracts/demos';
import type { RunnerDiagnostic } from '@site/src/lib/contracts/runner';
import { createTranslate } from '@site/src/lib/createTranslate';
import { findArgsText } from '@site/src/lib/demoControls/argsParameter';
import { keepOwnLink } from '@site/src/lib/ownLinks';
import {
  type CSSProperties,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { DemoAd } from '../ads';
import { OutsidePlan } from '../plans';
import { usePreferences } from '../preferences';
import { chooseDateLibrary, createComponentLoader, isBoundToLibrary } from './dates';
import styles from './Demo.module.css';
import { isNamedByHash, listAnchors } from './demoHash';
import { DemoSnapshot } from './DemoSnapshot';
import { demoReducer, getEditKey } from './demoState';
import { LiveDemo } from './LiveDemo';
import { StaticPanel } from './StaticPanel';
import { useDemoParts } from './useDemoParts';
import { useDemoStart } from './useDemoStart';

const t = createTranslate({ en: texts });

export interface DemoProps {
  /** What the demo shows; used as its frame's label. */
  title: string;
  /** Heights in px to reserve for the running demo, so that nothing moves when it loads. */
  height: number;
  phoneHeight?: number;
  /**
   * The running demo is as wide as the frame, up to this, in px; without it, it has its own width.
   */
  maxWidth?: number;
  /** The frame's look. */
  frame?: 'outlined' | 'inline' | 'tinted' | 'playground';
  /** Whether the full source is initially open; `false` also hides the short preview. */
  codeOpen?: boolean;
  /** Shows neither toolbar nor code. */
  hideToolbar?: boolean;
  /** Runs in its own document. */
  iframe?: boolean;
  /** Whether the demo uses the icon font. */
  iconFont?: boolean;
  /** Adds controls that change its props, based on their interface. */
  controls?: boolean;
  /** Added by plugins/demos from `src`. */
  demo: DemoManifest;
}

/** How many lines of code are initially shown: the preview's, the source's, or none. */
function countLines(
  [previewLines, sourceLines]: DatedLines,
  codeOpen: boolean | undefined,
): number {
  if (codeOpen) {
    return sourceLines;
  }
  return codeOpen === false ? 0 : previewLines;
}

/** The same for each date library: styles know the reader's library before scripts do. */
function getStaticLines(demo: DemoManifest, codeOpen: boolean | undefined): Record<string, number> {
  const dated = Object.entries(demo.dateLibraries ?? {}).map(
    ([library, lines]): [string, number] => [library, countLines(lines, codeOpen)],
  );
  const own = countLines([demo.previewLines, demo.sourceLines], codeOpen);
  return { ...Object.fromEntries(dated), own };
}

/**
 * A demo and its source. Both load when the reader is near and interacts with the page, or when the
 * URL targets the demo; until then, it shows a snapshot and a preview.
 */
export function Demo(props: DemoProps) {
  const { title, height, phoneHeight = height, maxWidth, frame = 'outlined', demo } = props;
  const {
    codeOpen,
    hideToolbar = false,
    iframe = false,
    iconFont = false,
    controls: hasControls = false,
  } = props;
  const { name } = demo;
  const ref = useRef<HTMLElement>(null);
  const focusStart = useRef<HTMLSpanElement>(null);
  const { hash, search } = useLocation();
  // The served HTML doesn't know the hash and query: hydration must start without them.
  const isBrowser = useIsBrowser();
  const isNamed = isBrowser && isNamedByHash(hash, name);
  const hasSharedArgs = isBrowser && hasControls && findArgsText(search, name) !== undefined;
  const { codeVariant, codeStyling, dateLibrary: chosenLibrary, theme } = usePreferences();
  const styling = demo.stylings.includes(codeStyling) ? codeStyling : 'system';
  const dateLibrary = chooseDateLibrary(demo, chosenLibrary);
  const isDense = theme.dense && !demo.hasOwnDensity;
  // A demo that runs in its own document can't be inserted into the page.
  const [hasSnapshot, setHasSnapshot] = useState(!iframe);
  const [isShown, setIsShown] = useState(false);
  const handleShown = useCallback(() => setIsShown(true), []);
  const handleSnapshotGone = useCallback(() => setHasSnapshot(false), []);
  const isSnapshotRight =
    styling === 'system' && theme.direction === 'ltr' && !isDense && !dateLibrary && !hasSharedArgs;
  const { isNear, isStarted } = useDemoStart({
    section: ref,
    isNamed,
    hasSnapshot: hasSnapshot && isSnapshotRight,
  });
  const [state, dispatch] = useReducer(demoReducer, {
    isCodeOpen: codeOpen === true,
    isCodeToggled: false,
    runs: 0,
    edits: {},
  });
  const [diagnostic, setDiagnostic] = useState<RunnerDiagnostic>();
  const editKey = getEditKey(styling, codeVariant, dateLibrary);
  const edit = state.edits[editKey];
  const { heldLink } = state;
  const isHeld = heldLink?.key === editKey;
  const { parts, retry } = useDemoParts(demo, dateLibrary, {
    isWanted: isStarted && (!hideToolbar || iframe),
    hasControls,
  });
  const { args } = state;
  const sources = useMemo(
    () => (args && parts?.controls?.fillSources(parts.sources, args)) ?? parts?.sources,
    [parts, args],
  );
  useIconFont(iconFont && isNear);
  const anchors = hideToolbar ? [] : listAnchors(name);
  const { collectAnchor } = useBrokenLinks();
  [name, ...anchors].forEach(collectAnchor);

  const size = {
    '--height': `${height}px`,
    '--phone-height': `${phoneHeight}px`,
    ...(maxWidth && { '--max-width': `${maxWidth}px` }),
  };
  const load = createComponentLoader(demo, styling, dateLibrary);
  const isFramed = iframe || edit !== undefined;
  // Waits, so that it doesn't first render its initial state and then the one from the URL.
  const waitsForArgs = hasSharedArgs && !args;
  // No element has the ID in such a URL, so the browser doesn't scroll there by itself.
  useEffect(() => {
    if (heldLink) {
      ref.current?.scrollIntoView?.();
      if (document.activeElement === document.body) {
        focusStart.current?.focus({ preventScroll: true });
      }
    }
  }, [heldLink]);
  const runLink = () => {
    if (heldLink) {
      keepOwnLink(heldLink.hash);
      dispatch({ type: 'RUN_LINK' });
      // The button that had the focus is gone.
      focusStart.current?.focus({ preventScroll: true });
    }
  };
  return (
    <>
      <section
        ref={ref}
        id={name}
        className={`${styles.demo} wide`}
        data-frame={frame}
        aria-label={t('label', { title })}
        data-demo={name}
        data-dates={dateLibrary}
        // If it has a snapshot, the snapshot carries the ID.
        data-demo-id={iframe ? demo.id : undefined}
      >
        {anchors.map((anchor) => (
          <span key={anchor} id={anchor} className={styles.anchor} />
        ))}
        <div
          className={styles.stage}
          style={size as CSSProperties}
          data-controls={hasControls ? '' : undefined}
        >
          <span ref={focusStart} tabIndex={-1} className="visually-hidden">
            {t('start', { title })}
          </span>
          <div
            className={styles.live}
            data-live=""
            data-fills={maxWidth ? '' : undefined}
            data-held={isHeld ? '' : undefined}
          >
            {hasSnapshot && !isFramed && (
              <DemoSnapshot id={demo.id} isShown={isShown} onGone={handleSnapshotGone} />
            )}
            {isStarted && !isFramed && !waitsForArgs && load && (
              <LiveDemo
                key={`${styling}-${dateLibrary}-${state.runs}`}
                name={name}
                load={load}
                loadLibraries={demo.loadLibraries}
                hasOwnDensity={demo.hasOwnDensity}
                args={args}
                onShown={handleShown}
              />
            )}
            {isHeld && parts && <parts.LinkedCode onRun={runLink} />}
            {isStarted && isFramed && !isHeld && parts && sources && (
              <parts.FramedDemo
                key={state.runs}
                title={title}
                version={demo.version}
                source={sources.stylings[styling]?.[codeVariant]}
                edit={edit}
                styling={styling}
                hasOwnDensity={demo.hasOwnDensity}
                fills={maxWidth !== undefined}
                onDiagnostic={setDiagnostic}
              />
            )}
            <noscript>{t('needsJavaScript')}</noscript>
          </div>
          {parts?.controls && parts.sources.controls && (
            <parts.controls.DemoControls
              demo={demo}
              title={title}
              argTypes={parts.sources.controls.argTypes}
              args={args}
              isEdited={edit !== undefined}
              dispatch={dispatch}
            />
          )}
        </div>
        <OutsidePlan plan={demo.plan} subject="demo" />
        {isBoundToLibrary(demo) && <p className={styles.bound}>{t('writtenWithDayjs')}</p>}
        {!hideToolbar &&
          (parts && sources ? (
            <parts.DemoPanel
              demo={demo}
              sources={sources}
              title={title}
              styling={styling}
              dateLibrary={dateLibrary}
              state={state}
              dispatch={dispatch}
              diagnostic={isFramed ? diagnostic : undefined}
              showsPreview={codeOpen !== false}
              isNamed={isNamed}
              section={ref}
              focusStart={focusStart}
            />
          ) : (
            <StaticPanel
              demo={demo}
              lines={getStaticLines(demo, codeOpen)}
              hasTabs={codeOpen === true && demo.hasTabs === true}
              onRetry={retry}
            />
          ))}
      </section>
      {state.isCodeToggled && <DemoAd title={title} />}
    </>
  );
}
