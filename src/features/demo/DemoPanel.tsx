import { useUnsavedWork } from '@site/src/components/useUnsavedWork';
import type { DemoManifest, DemoSources, CodeStyling } from '@site/src/lib/contracts/demos';
import type { RunnerDiagnostic } from '@site/src/lib/contracts/runner';
import { isOwnLink } from '@site/src/lib/ownLinks';
import { type Dispatch, type RefObject, useEffect, useId, useState } from 'react';
import { usePreferences } from '../preferences';
import { DemoCode } from './DemoCode';
import { findEditStyling, formatEditName } from './demoHash';
import styles from './Demo.module.css';
import { type DemoAction, type DemoState, type Edit, getEditKey } from './demoState';
import { DemoToolbar } from './DemoToolbar';
import { getFiles } from './programs';

interface DemoPanelProps {
  demo: DemoManifest;
  sources: DemoSources;
  title: string;
  styling: CodeStyling;
  /** The library it's shown with, if that isn't the one it's written for. */
  dateLibrary: string | undefined;
  state: DemoState;
  dispatch: Dispatch<DemoAction>;
  diagnostic: RunnerDiagnostic | undefined;
  showsPreview: boolean;
  /** Whether the URL targets this demo. */
  isNamed: boolean;
  section: RefObject<HTMLElement>;
  /** Where the demo's tab order starts. */
  focusStart: RefObject<HTMLElement>;
}

/** Opens the edit in a shared URL; returns whether it's still loading. */
function useSharedEdit(
  name: string,
  styling: CodeStyling,
  open: (hash: string, edit: Edit, isJavaScript: boolean) => void,
): boolean {
  const [hash] = useState(() => window.location.hash);
  const [isComing, setIsComing] = useState(() => findEditStyling(hash, name) === styling);
  useEffect(() => {
    if (!isComing) {
      return;
    }
    void import('@site/src/lib/codeLink')
      .then(({ parseEditHash }) => {
        const shared = parseEditHash(hash);
        if (shared?.name === formatEditName(name, styling)) {
          open(hash, { files: shared.files }, shared.files[0]?.name.endsWith('.js') ?? false);
        }
      })
      .finally(() => setIsComing(false));
    // Only once: the URL is the starting point of an edit, not its mirror.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, []);
  return isComing;
}

/** The toolbar and the code of a demo. */
export function DemoPanel(props: DemoPanelProps) {
  const { demo, sources, title, styling, dateLibrary, state, dispatch, diagnostic } = props;
  const { showsPreview, isNamed, section, focusStart } = props;
  const { codeVariant: variant } = usePreferences();
  const codeId = useId();
  const source = (sources.stylings[styling] ?? sources.stylings.system)[variant];
  const edit = state.edits[getEditKey(styling, variant, dateLibrary)];
  const files = getFiles({ sources, styling, variant, edit });
  const [activeName, setActiveName] = useState<string>();
  const active = files.find(({ name }) => name === activeName) ?? files[0];
  const hasPreview =
    showsPreview && source.preview !== undefined && (!edit || edit.preview !== undefined);

  useUnsavedWork(`demo ${demo.id}`, Object.keys(state.edits).length > 0);
  const isEditComing = useSharedEdit(demo.name, styling, (hash, shared, isJavaScript) =>
    dispatch({
      type: 'OPEN_LINK',
      key: getEditKey(styling, isJavaScript ? 'JS' : 'TS', dateLibrary),
      hash,
      edit: shared,
      isHeld: !isOwnLink(hash),
    }),
  );

  useEffect(() => {
    if (isNamed && !isEditComing) {
      dispatch({ type: 'OPEN_CODE' });
    }
  }, [isNamed, isEditComing, dispatch]);

  return (
    <div data-copies>
      <DemoToolbar
        demo={demo}
        sources={sources}
        title={title}
        styling={styling}
        variant={variant}
        edit={edit}
        isHeld={state.heldLink !== undefined}
        isCodeOpen={state.isCodeOpen}
        hasPreview={hasPreview}
        codeId={codeId}
        dispatch={dispatch}
        section={section}
        focusStart={focusStart}
      />
      <div id={codeId} className={styles.code} hidden={!state.isCodeOpen && !hasPreview}>
        {(state.isCodeOpen || hasPreview) && (
          <DemoCode
            key={`${styling}-${variant}-${sources.dateLibrary}-${state.runs}`}
            title={title}
            source={source}
            edit={edit}
            files={files}
            activeName={active?.name ?? ''}
            isPreview={!state.isCodeOpen}
            diagnostic={diagnostic}
            onActivate={setActiveName}
            onEdit={(next) =>
              dispatch({ type: 'EDIT', key: getEditKey(styling, variant, dateLibrary), edit: next })
            }
          />
        )}
      </div>
    </div>
  );
}
