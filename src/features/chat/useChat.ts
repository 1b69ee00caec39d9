import texts from '@site/i18n/en/chat.json';
import { createTranslate } from '@site/src/lib/createTranslate';
import type { Product } from '@site/src/lib/products';
import { useEffect, useRef, useState } from 'react';
import { findEndpoint } from './config';
import { openTab } from './openTab';
import type { ChatOutcome } from './readAnswer';
import type { Subject } from './subject';

const t = createTranslate({ en: texts });

/** A request that takes longer is treated as lost, in ms. */
const TIMEOUT_MS = 20_000;

/** How often to check the waiting tab, because no event reports that it's closed, in ms. */
const WATCH_MS = 300;

/** How long an error message is shown, in ms. */
const FAILURE_MS = 6000;

/** Shows a message to the reader, for this long or until the next one. */
export type Say = (text: string, ms?: number) => void;

interface Chat {
  /** Whether the chat supports demos of the product. */
  isThere: boolean;
  isOpening: boolean;
  /** URL of a chat whose tab the browser refused to open. */
  refusedUrl: string | undefined;
  open: (subject: Subject) => Promise<void>;
  dismiss: () => void;
}

/** Loads the code for requests with the first question, then sends the request. */
async function ask(
  subject: Subject & { product: Product },
  endpoint: string,
  signal: AbortSignal,
): Promise<ChatOutcome> {
  try {
    const { requestChat } = await import('./requestChat');
    return await requestChat(subject, { endpoint, signal });
  } catch {
    return { reason: '' };
  }
}

/** Opens demos of a product in the chat, in a new tab. */
export function useChat(product: Product | undefined, say: Say): Chat {
  const [endpoint] = useState(() => findEndpoint(product?.slug));
  const [isOpening, setIsOpening] = useState(false);
  const [refusedUrl, setRefusedUrl] = useState<string>();
  const request = useRef<AbortController>();
  useEffect(() => () => request.current?.abort(), []);

  const open = async (subject: Subject) => {
    if (!product || !endpoint || request.current) {
      return;
    }
    setRefusedUrl(undefined);
    if (!navigator.onLine) {
      say(t('offline'), FAILURE_MS);
      return;
    }
    const names = { product: product.name };
    const controller = new AbortController();
    request.current = controller;
    const tab = openTab(t('openingAbout', names));
    const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
    // A reader who closes the waiting tab no longer wants the chat.
    const watch = setInterval(() => tab?.closed && controller.abort(), WATCH_MS);
    setIsOpening(true);
    say(t('openingAbout', names), TIMEOUT_MS);
    const outcome = await ask({ ...subject, product }, endpoint, controller.signal);
    clearTimeout(timer);
    clearInterval(watch);
    request.current = undefined;
    setIsOpening(false);
    if (tab?.closed) {
      say('');
    } else if ('url' in outcome && tab) {
      tab.location.replace(outcome.url);
      say(t('opened', names));
    } else if ('url' in outcome) {
      setRefusedUrl(outcome.url);
      say(t('blocked'));
    } else {
      tab?.close();
      const failure = `${t('aiChatFailed', names)} ${outcome.reason}`.trim();
      say(navigator.onLine ? failure : t('offline'), FAILURE_MS);
    }
  };
  return {
    isThere: endpoint !== undefined,
    isOpening,
    refusedUrl,
    open,
    dismiss: () => setRefusedUrl(undefined),
  };
}
