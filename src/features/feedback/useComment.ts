import texts from '@site/i18n/en/feedback.json';
import buttonTexts from '@site/i18n/en/feedbackButtons.json';
import { FEEDBACK_LIMITS, FEEDBACK_MIN_COMMENT } from '@site/src/lib/contracts/feedback';
import { createTranslate } from '@site/src/lib/createTranslate';
import { markUnsaved } from '@site/src/lib/unsavedWork';
import { useRef, useState } from 'react';
import { track } from '../analytics';
import { createIssueUrl } from './createIssueUrl';
import { createPayload, type Section } from './createPayload';
import { readPage } from './readPage';
import { deliver, hasService } from './transport';
import { getAddress, keepSaid, readSaid, takeBack } from './votes';

const t = createTranslate({ en: texts });

/** Separates the comments on one page or section, which are sent as one. */
const GAP = '\n\n';

/** What readers have written but not sent, by key: Escape loses nothing. */
const drafts = new Map<string, string>();

function keepDraft(address: string, text: string): void {
  drafts.set(address, text);
  markUnsaved(`feedback ${address}`, text !== '');
}

function dropDraft(address: string): void {
  drafts.delete(address);
  markUnsaved(`feedback ${address}`, false);
}

interface CommentOptions {
  path: string;
  /** Undefined: the comment is about the page. It's sent together with the vote on its subject. */
  section: Section | undefined;
  onClose: () => void;
  /** Tells the reader the result. */
  onSay: (message: string) => void;
}

interface Comment {
  text: string;
  change: (text: string) => void;
  /** How many characters can still be written. */
  room: number;
  isBusy: boolean;
  /** Why it wasn't submitted; empty if nothing is wrong. */
  error: string;
  /** `website`: the content of the honeypot field that readers don't see. */
  submit: (website: string) => Promise<void>;
  /** Discards the comment, including anything of it that still waits to be sent. */
  cancel: () => void;
}

/** A comment about one page or section and its state. The subject must stay the same. */
export function useComment({ path, section, onClose, onSay }: CommentOptions): Comment {
  const address = getAddress(path, section);
  const [text, setText] = useState(() => drafts.get(address) ?? '');
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);
  const hasFailed = useRef(false);
  const [before] = useState(() => readSaid(address).comment);

  const change = (next: string) => {
    keepDraft(address, next);
    setText(next);
    setError('');
  };
  const finish = (message: string) => {
    dropDraft(address);
    onSay(message);
    onClose();
  };

  /** The same feedback with another comment; the vote may have changed in the meantime. */
  const createFeedback = (comment: string, website = '') =>
    createPayload(readPage(), { ...readSaid(address), section, comment, website });
  const keepComment = (comment: string) => keepSaid(address, { ...readSaid(address), comment });

  const openIssue = () => {
    const opened = window.open(createIssueUrl(createFeedback(text)), '_blank');
    if (opened) {
      opened.opener = null;
      track({ name: 'feedback', action: 'comment', label: null });
      finish(t('feedbackOpened'));
    } else {
      setError(t('feedbackBlocked'));
    }
  };
  const send = async (website: string) => {
    const comment = before ? before + GAP + text.trim() : text.trim();
    setIsBusy(true);
    setError('');
    keepComment(comment);
    const outcome = await deliver(createFeedback(comment, website));
    setIsBusy(false);
    if (outcome === 'sent' || outcome === 'offline') {
      track({ name: 'feedback', action: 'comment', label: null });
      finish(t(outcome === 'sent' ? 'feedbackSubmitted' : 'feedbackWaiting'));
      return;
    }
    hasFailed.current = outcome === 'failed';
    if (outcome === 'refused') {
      keepComment(before);
    }
    setError(buttonTexts.feedbackFailed);
  };
  const submit = async (website: string) => {
    if (isSending.current) {
      return;
    }
    if (text.trim().length >= FEEDBACK_MIN_COMMENT) {
      isSending.current = true;
      await (hasService ? send(website) : openIssue());
      isSending.current = false;
    } else if (readSaid(address).rating === undefined) {
      setError(t('feedbackTooShort', { count: FEEDBACK_MIN_COMMENT }));
    } else {
      finish(t('feedbackSubmitted'));
    }
  };
  const cancel = () => {
    dropDraft(address);
    if (hasFailed.current) {
      keepComment(before);
      if (readSaid(address).rating === undefined && !before) {
        takeBack(address);
      } else {
        void deliver(createFeedback(before));
      }
    }
    onClose();
  };
  const room = FEEDBACK_LIMITS.comment - (before ? before.length + GAP.length : 0);
  return { text, change, room: Math.max(room, 0), isBusy, error, submit, cancel };
}
