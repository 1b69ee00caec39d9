import texts from '@site/i18n/en/chat.json';
import { useCopy } from '@site/src/components/useCopy';
import { useSiteFields } from '@site/src/components/useSiteFields';
import type { VersionName } from '@site/src/lib/docsVersions';
import { getProductIds } from '@site/src/lib/paths';
import { findProductById, type Product } from '@site/src/lib/products';
import { loadPrompt, type Say, type Subject, useChat } from '../chat';
import { formatDemoHash } from './demoHash';
import { getFiles } from './programs';
import type { DemoActionsInput } from './useDemoActions';

/** How long to show that the prompt was copied, in ms. */
const COPIED_MS = 3000;

interface DemoChat {
  product: Product | undefined;
  chat: ReturnType<typeof useChat>;
  /** The result of copying the prompt; empty after a moment. */
  promptMessage: string;
  isPromptCopied: boolean;
  openChat: () => Promise<void>;
  copyPrompt: () => void;
}

/** Takes a demo to the chat, or copies it as a prompt for any other assistant. */
export function useDemoChat(input: DemoActionsInput, say: Say): DemoChat {
  const { demo, sources, title, styling, variant, edit } = input;
  const { brand, libraryVersion, libraryVersions } = useSiteFields();
  const product = findProductById(getProductIds(`/x/${demo.id}/`).productId);
  const chat = useChat(product, say);
  const { result, copy } = useCopy(COPIED_MS);

  const createSubject = (): Subject => {
    const url = new URL(window.location.href);
    url.hash = formatDemoHash(demo.name, styling, variant);
    const { dependencies } = sources.stylings[styling] ?? sources.stylings.system;
    return {
      title,
      pageTitle: document.title,
      url: url.href,
      brand,
      product,
      version: libraryVersions[demo.version as VersionName] ?? libraryVersion,
      dependencies,
      files: getFiles({ sources, styling, variant, edit }),
      isEdited: edit !== undefined,
    };
  };

  const messages = { copied: texts.copiedPrompt, failed: texts.copyPromptFailed };
  return {
    product,
    chat,
    promptMessage: result === 'copied' || result === 'failed' ? messages[result] : '',
    isPromptCopied: result === 'copied',
    openChat: () => chat.open(createSubject()),
    copyPrompt: () => copy(loadPrompt(createSubject())),
  };
}
