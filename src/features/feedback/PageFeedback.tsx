import texts from '@site/i18n/en/feedbackButtons.json';
import { Icon } from '@site/src/components/Icon';
import { useHasActed } from '@site/src/components/useHasActed';
import { readStorage } from '@site/src/lib/storage';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { getVoteKey, QUEUE_KEY } from './keys';
import styles from './PageFeedback.module.css';
import type { Subject } from './subject';

const loadParts = () => import('./parts');
const loadButtons = () => import('./HeadingButtons');
const prepare = () => void loadParts().catch(() => {});

type Parts = Awaited<ReturnType<typeof loadParts>>;
type Buttons = Awaited<ReturnType<typeof loadButtons>>;

const VOTES = ['1', '0'] as const;

/** Only this page changes its vote while it's open. */
const neverChanges = () => () => {};

/**
 * Asks whether a page was helpful, and accepts comments on it and its sections. Its code loads when
 * a reader reaches for it, or when feedback from an earlier visit waits to be sent; the headings'
 * buttons load with the reader's first interaction.
 *
 * @param path of the page, with base URL; another path requires another `key`
 */
export function PageFeedback({ path }: { path: string }) {
  const stored = useSyncExternalStore(
    neverChanges,
    () => readStorage(getVoteKey(path)),
    () => null,
  );
  const [chosen, setChosen] = useState<string>();
  const [parts, setParts] = useState<Parts>();
  const [subject, setSubject] = useState<Subject>();
  const [message, setMessage] = useState('');
  const [buttons, setButtons] = useState<Buttons>();
  const hasActed = useHasActed();
  const vote = chosen ?? stored;

  useEffect(() => {
    if (readStorage(QUEUE_KEY)) {
      prepare();
    }
  }, []);
  useEffect(() => {
    if (hasActed) {
      // The page is just as readable without them.
      loadButtons().then(setButtons, () => {});
    }
  }, [hasActed]);

  const run = (act: (loaded: Parts) => void) => {
    setMessage('');
    loadParts().then(
      (loaded) => {
        act(loaded);
        setParts(loaded);
      },
      () => {
        setChosen(vote ?? '');
        setMessage(texts.feedbackFailed);
      },
    );
  };
  const press = (next: (typeof VOTES)[number]) => {
    setChosen(next);
    run(({ castVote }) => {
      void castVote(path, next === '1' ? 1 : 0).then((problem) => problem && setMessage(problem));
      setSubject({});
    });
  };
  const undo = () => {
    setChosen('');
    run(({ undoVote }) => {
      setSubject(undefined);
      setMessage(undoVote(path));
    });
  };
  return (
    <div className={styles.feedback} data-feedback="">
      <p id="page-feedback">{texts.feedbackTitle}</p>
      <div role="group" aria-labelledby="page-feedback">
        {VOTES.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={vote === value}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => press(value)}
          >
            <Icon name="thumb" />
            {value === '1' ? texts.feedbackYes : texts.feedbackNo}
          </button>
        ))}
        <button type="button" className={styles.undo} hidden={!vote} onClick={undo}>
          {texts.feedbackUndo}
        </button>
      </div>
      {buttons && (
        <buttons.HeadingButtons
          onReach={prepare}
          onPress={(heading) => run(() => setSubject({ heading }))}
        />
      )}
      {parts && subject && (
        <parts.FeedbackPanel
          {...{ path, subject }}
          isHelpful={vote === '1'}
          onClose={() => setSubject(undefined)}
          onSay={setMessage}
        />
      )}
      <p role="status" className={parts?.toastClass}>
        {message && <span key={message}>{message}</span>}
      </p>
    </div>
  );
}
