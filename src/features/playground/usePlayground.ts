import type { CodeVariant, SourceFile } from '@site/src/lib/contracts/demos';
import type { RunnerDiagnostic } from '@site/src/lib/contracts/runner';
import { keepOwnLink } from '@site/src/lib/ownLinks';
import { useEffect, useReducer, useRef, useState } from 'react';
import { CodeFaultError } from './codeDiagnostic';
import { convertFiles } from './convertFiles';
import { formatFiles } from './formatCode';
import { loadCodeLink } from './loadCodeLink';
import { openTemplate, type Opening } from './loadStart';
import {
  getOriginal,
  isEdited,
  programReducer,
  toSharedProgram,
  type ProgramAction,
  type ProgramState,
} from './programState';
import { writeSession } from './sessionStore';
import type { ProductSlug } from '@site/src/lib/products';
import { t } from './texts';
import { useStart } from './useStart';

export interface Notice {
  text: string;
  /** The state that undo restores. */
  undo?: ProgramState;
}

/**
 * Other changes to the program make the notice's undo state and the formatter's diagnostic
 * outdated.
 */
const KEEPS_NOTICE: readonly ProgramAction['type'][] = ['select', 'learn', 'runLink'];

/** The program and its actions. `state` is undefined until the program has loaded. */
export function usePlayground() {
  const [state, dispatch] = useReducer(programReducer, undefined);
  const [notice, setNotice] = useState<Notice>();
  const [codeDiagnostic, setCodeFault] = useState<RunnerDiagnostic>();
  const hash = useRef<string>();

  const change = (action: ProgramAction, next?: Notice) => {
    dispatch(action);
    if (!KEEPS_NOTICE.includes(action.type)) {
      setNotice(next);
      setCodeFault(undefined);
    }
  };

  const open = ({ program, origin, heldLink }: Opening, next?: Notice) => {
    change({ type: 'open', program, origin, heldLink }, next);
  };

  useStart(hash, (opening) => {
    const values = { id: window.location.hash.slice('#demo='.length).replace(/&.*/, '') };
    const problem = opening.problem && t(`notice.${opening.problem}`, values);
    const undo = state && isEdited(state) ? state : undefined;
    const text = problem ?? (undo && t('notice.replaced'));
    open(opening, text === undefined ? undefined : { text, undo });
  });

  useEffect(() => {
    if (state) {
      writeSession(hash.current ?? '', state);
    }
  }, [state]);

  /**
   * Shows a problem in the code next to it; any other error means that something couldn't be
   * loaded.
   */
  const showFailure = (error: unknown, current: ProgramState) => {
    if (error instanceof CodeFaultError) {
      const file = current.files.find(({ name }) => name === error.diagnostic.file);
      dispatch({ type: 'select', id: file?.id ?? current.activeId });
      setCodeFault(error.diagnostic);
    } else {
      setNotice({ text: t('notice.toolsMissing') });
    }
  };

  const setAddress = (address: string) => {
    hash.current = address;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}${address}`);
  };

  const convert = async (current: ProgramState, language: CodeVariant) => {
    const wasEdited = isEdited(current);
    const known = wasEdited ? undefined : current.origin.files[language];
    let files: SourceFile[];
    try {
      files = known ?? (await convertFiles(current.files, language));
    } catch (error) {
      showFailure(error, current);
      return;
    }
    const losesTypes = wasEdited && language === 'JS';
    const next = losesTypes ? { text: t('notice.converted'), undo: current } : undefined;
    change({ type: 'replace', before: current.files, language, files }, next);
    if (!wasEdited && !known) {
      dispatch({ type: 'learn', language, files });
    }
  };

  const format = async (current: ProgramState) => {
    try {
      const files = await formatFiles(current.files);
      const { files: before, language } = current;
      change({ type: 'replace', before, language, files }, { text: t('notice.formatted') });
    } catch (error) {
      showFailure(error, current);
    }
  };

  const share = async (current: ProgramState) => {
    try {
      const { decodeProgram, encodeProgram } = await loadCodeLink();
      const text = encodeProgram(toSharedProgram(current));
      if (!decodeProgram(text)) {
        setNotice({ text: t('notice.tooLarge') });
        return;
      }
      setAddress(`#code=${text}`);
      writeSession(`#code=${text}`, current);
    } catch (error) {
      showFailure(error, current);
      return;
    }
    const isCopied = await navigator.clipboard.writeText(window.location.href).then(
      () => true,
      () => false,
    );
    setNotice({ text: t(isCopied ? 'notice.copied' : 'notice.copyFailed') });
  };

  const runLink = (heldLink: string) => {
    keepOwnLink(heldLink);
    change({ type: 'runLink' });
  };

  const chooseTemplate = async (current: ProgramState, library: ProductSlug) => {
    const opening = await openTemplate(library, current.language);
    setAddress('');
    const undo = isEdited(current) ? current : undefined;
    open(opening, undo && { text: t('notice.replaced'), undo });
  };

  const reset = (current: ProgramState) => {
    const original = getOriginal(current);
    const undo = { text: t('notice.reset'), undo: current };
    change({ type: 'replace', before: current.files, ...original }, undo);
  };

  const remove = (current: ProgramState, id: string) => {
    const name = current.files.find((file) => file.id === id)?.name ?? '';
    const text = t('notice.deleted', { name });
    change({ type: 'remove', id }, { text, undo: current });
  };

  return {
    state,
    notice,
    codeDiagnostic,
    change,
    chooseTemplate,
    convert,
    format,
    remove,
    reset,
    runLink,
    share,
    closeNotice: () => setNotice(undefined),
  };
}
