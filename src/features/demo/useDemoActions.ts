import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import copyTexts from '@site/i18n/en/copySource.json';
import texts from '@site/i18n/en/demo.json';
import { useSiteFields } from '@site/src/components/useSiteFields';
import type {
  CodeStyling,
  CodeVariant,
  DemoManifest,
  DemoSources,
} from '@site/src/lib/contracts/demos';
import { createTranslate } from '@site/src/lib/createTranslate';
import { joinFiles } from '@site/src/lib/oneFile/joinFiles';
import { keepOwnLink } from '@site/src/lib/ownLinks';
import { getProductIds, PLAYGROUND_PATH_PREFIX } from '@site/src/lib/paths';
import { type Dispatch, type RefObject, useEffect, useRef, useState } from 'react';
import type { ActionId } from './actions';
import { formatDemoHash, formatEditName } from './demoHash';
import { exportDemo, type ExportTarget } from './exportDemo';
import type { DemoAction, Edit } from './demoState';
import { getFiles, getSourceUrl } from './programs';
import { getSourcesId } from './dates';
import { useDemoChat } from './useDemoChat';
import { useFullscreen } from './useFullscreen';

const t = createTranslate({ en: texts });
const tCopy = createTranslate({ en: copyTexts });

/** How long the toolbar's messages are shown, in ms. */
const MESSAGE_MS = 3000;

export interface DemoActionsInput {
  demo: DemoManifest;
  sources: DemoSources;
  title: string;
  styling: CodeStyling;
  variant: CodeVariant;
  edit: Edit | undefined;
  /** Whether code from a link waits until the reader runs it. */
  isHeld: boolean;
  dispatch: Dispatch<DemoAction>;
  section: RefObject<HTMLElement>;
  focusStart: RefObject<HTMLElement>;
}

interface DemoActions {
  run: (id: ActionId) => void;
  isAvailable: (id: ActionId) => boolean;
  isFullscreen: boolean;
  chat: ReturnType<typeof useDemoChat>;
  /** What was done or failed; empty after a moment. */
  message: string;
}

/** A message that disappears by itself. */
function useMessage(): [string, (text: string, ms?: number) => void] {
  const [message, setMessage] = useState('');
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const say = (text: string, ms = MESSAGE_MS) => {
    setMessage(text);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setMessage(''), ms);
  };
  return [message, say];
}

/** This page's URL with another hash. */
function getAddress(hash: string): string {
  const url = new URL(window.location.href);
  url.hash = hash;
  return url.href;
}

/** Runs the actions of the toolbar and its menu. The code for exports is loaded on demand. */
export function useDemoActions(input: DemoActionsInput): DemoActions {
  const { demo, sources, title, styling, variant, edit, isHeld } = input;
  const { dispatch, section, focusStart } = input;
  const { sourceUrl } = useSiteFields();
  const playground = useBaseUrl(PLAYGROUND_PATH_PREFIX);
  const history = useHistory();
  const { isFullscreen, toggle } = useFullscreen(section);
  const [message, say] = useMessage();
  const chat = useDemoChat(input, say);
  const files = getFiles({ sources, styling, variant, edit });

  const sendProgram = (target: ExportTarget) => {
    const url = getAddress(formatDemoHash(demo.name, styling, variant));
    return exportDemo(target, sources, { language: variant, styling, title, url }, files);
  };

  const copyAddress = async (
    hash: string,
    copied: 'copiedSourceLink' | 'copiedEditLink' = 'copiedSourceLink',
  ) => {
    await navigator.clipboard.writeText(getAddress(hash));
    say(tCopy(copied));
  };

  /** Code that runs here also runs immediately where its link leads, in this tab. */
  const keepLink = (hash: string) => {
    if (!isHeld) {
      keepOwnLink(hash);
    }
  };

  const actions: Record<ActionId, () => void | Promise<void>> = {
    chat: chat.openChat,
    copyPrompt: chat.copyPrompt,
    reset: () => dispatch({ type: 'RESET' }),
    fullscreen: toggle,
    resetFocus: () => focusStart.current?.focus(),
    async playground() {
      // The playground loads demos in their initial state.
      if (!edit && !sources.controls) {
        const id = getSourcesId(demo.id, sources.dateLibrary);
        const query = new URLSearchParams({ demo: id, styling, language: variant });
        history.push(`${playground}#${query.toString()}`);
        return;
      }
      const { encodeProgram } = await import('@site/src/lib/codeLink');
      const { productId } = getProductIds(`/x/${demo.id}/`);
      const shared = {
        version: demo.version,
        library: productId?.replace(/^x-/, '') ?? '',
        styling,
        language: variant,
        files: [...files],
      };
      const hash = `#code=${encodeProgram(shared)}`;
      keepLink(hash);
      history.push(playground + hash);
    },
    stackBlitz: () => sendProgram('stackBlitz'),
    codeSandbox: () => sendProgram('codeSandbox'),
    download: () => sendProgram('download'),
    async copyFiles() {
      await navigator.clipboard.writeText(joinFiles(files));
      say(tCopy('copiedFiles'));
    },
    viewSource() {
      window.open(getSourceUrl(sourceUrl, sources.path, styling), '_blank', 'noopener');
    },
    copyTsLink: () => copyAddress(formatDemoHash(demo.name, styling, 'TS')),
    copyJsLink: () => copyAddress(formatDemoHash(demo.name, styling, 'JS')),
    async copyEditLink() {
      if (edit) {
        const { formatEditHash } = await import('@site/src/lib/codeLink');
        const hash = formatEditHash(formatEditName(demo.name, styling), [...edit.files]);
        keepLink(hash);
        await copyAddress(hash, 'copiedEditLink');
      }
    },
  };

  const missing: Partial<Record<ActionId, boolean>> = {
    chat: !chat.chat.isThere,
    copyPrompt: chat.chat.isThere,
    copyEditLink: edit === undefined,
    copyFiles: files.length < 2,
  };
  return {
    isFullscreen,
    chat,
    message: message || chat.promptMessage,
    isAvailable: (id) => missing[id] !== true,
    run(id) {
      // If an action fails, it shows a message and changes nothing.
      Promise.resolve(actions[id]()).catch(() => say(t('actionFailed')));
    },
  };
}
