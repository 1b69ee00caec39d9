import texts from '@site/i18n/en/demoControls.json';
import type { Args, ArgType } from '@site/src/lib/contracts/demoControls';
import type { DemoManifest } from '@site/src/lib/contracts/demos';
import { createTranslate } from '@site/src/lib/createTranslate';
import { findChangedArgs, getInitialArgs } from '@site/src/lib/demoControls/args';
import { type Dispatch, useCallback, useRef } from 'react';
import type { DemoAction } from '../demoState';
import { ArgField } from './ArgField';
import styles from './DemoControls.module.css';
import { useArgs } from './useArgs';

const t = createTranslate({ en: texts });

interface DemoControlsProps {
  demo: DemoManifest;
  title: string;
  argTypes: readonly ArgType[];
  args: Args | undefined;
  /** Whether the reader's code runs instead of the demo. */
  isEdited: boolean;
  dispatch: Dispatch<DemoAction>;
}

/** The controls of a demo: each changes one of its props, and the code with it. */
export function DemoControls(props: DemoControlsProps) {
  const { demo, title, argTypes, isEdited, dispatch } = props;
  const panel = useRef<HTMLDivElement>(null);
  const change = useCallback((args: Args) => dispatch({ type: 'SET_ARGS', args }), [dispatch]);
  const { name, id } = demo;
  const args = useArgs({ name, id, argTypes, args: props.args, onChange: change });
  const isChanged = Object.keys(findChangedArgs(argTypes, args)).length > 0;
  /** Runs the action of a button that disappears with it, and keeps the focus here. */
  const leave = (act: () => void) => {
    panel.current?.focus({ preventScroll: true });
    act();
  };
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1}>
      <div className={styles.head}>
        <span className={styles.title} aria-hidden="true">
          {t('title')}
        </span>
        {isChanged && !isEdited && (
          <button
            type="button"
            className={styles.reset}
            onClick={() => leave(() => change(getInitialArgs(argTypes)))}
          >
            {t('reset')}
          </button>
        )}
      </div>
      {isEdited && (
        <div role="status" className={styles.notice}>
          {t('edited')}{' '}
          <button
            type="button"
            className={styles.reset}
            onClick={() => leave(() => dispatch({ type: 'DROP_EDITS' }))}
          >
            {t('dropEdits')}
          </button>
        </div>
      )}
      <fieldset className={styles.fields} aria-label={t('label', { title })} disabled={isEdited}>
        {argTypes.map((argType) => (
          <ArgField
            key={argType.name}
            argType={argType}
            value={args[argType.name]}
            onChange={(value) => change({ ...args, [argType.name]: value })}
          />
        ))}
      </fieldset>
    </div>
  );
}
