import texts from '@site/i18n/en/feedback.json';
import { Icon } from '@site/src/components/Icon';
import { createTranslate } from '@site/src/lib/createTranslate';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { createReportUrl } from './createIssueUrl';
import type { Rating } from './createPayload';
import styles from './FeedbackPanel.module.css';
import { readPage } from './readPage';
import { SectionVotes } from './SectionVotes';
import { getTitle, type Subject } from './subject';
import { hasService } from './transport';
import { useComment } from './useComment';
import { castVote, getAddress, readSaid, takeVoteBack } from './votes';

const t = createTranslate({ en: texts });

/** Shows how many characters are left once there are this few. */
const NEAR_END = 200;

interface FeedbackPanelProps {
  path: string;
  subject: Subject;
  /** The vote on the page. */
  isHelpful: boolean;
  onClose: () => void;
  onSay: (message: string) => void;
}

function CommentForm({ subject, isHelpful, onClose, ...rest }: FeedbackPanelProps) {
  const { url, repositoryUrl } = readPage();
  const { heading } = subject;
  const section = heading && { id: heading.id, title: getTitle(heading) };
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const opener = useRef<Element | null>(null);
  const close = () => {
    if (opener.current instanceof HTMLElement) {
      opener.current.focus();
    }
    onClose();
  };
  const comment = useComment({ ...rest, section, onClose: close });
  const address = getAddress(rest.path, section);
  const [vote, setVote] = useState(() => readSaid(address).rating);
  const castSectionVote = (rating: Rating) => {
    rest.onSay('');
    void castVote(rest.path, rating, section).then((problem) => problem && rest.onSay(problem));
    setVote(rating);
  };
  const undo = () => {
    takeVoteBack(address);
    rest.onSay(t('feedbackWithdrawn'));
    close();
  };
  const { text, room, isBusy, error } = comment;
  const left = room - text.length;

  useEffect(() => {
    if (document.activeElement !== field.current) {
      opener.current = document.activeElement;
    }
    field.current?.focus();
  }, [subject, isHelpful]);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    void comment.submit(trap.current?.value ?? '');
  };
  const answerKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      close();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      submit();
    }
  };
  const votePrompt = isHelpful ? 'feedbackMessageUp' : 'feedbackMessageDown';
  const action = isBusy ? 'feedbackSubmitting' : error ? 'feedbackAgain' : 'feedbackSubmit';
  const label = hasService || isBusy ? action : 'feedbackContinue';
  return (
    // Handles keys of its content; it isn't a control itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <section
      role="dialog"
      aria-labelledby={`${id}prompt`}
      className={styles.panel}
      onKeyDown={answerKeys}
    >
      <form onSubmit={submit}>
        <p id={`${id}prompt`} className={styles.prompt}>
          {section ? t('feedbackSectionSpecific', { section: section.title }) : t(votePrompt)}
        </p>
        {section && <SectionVotes vote={vote} onVote={castSectionVote} onUndo={undo} />}
        <p className={styles.row}>
          <label htmlFor={`${id}comment`}>
            {t(section && vote === undefined ? 'feedbackCommentLabel' : 'feedbackOptional')}
          </label>
          {left <= NEAR_END && <span id={`${id}left`}>{t('feedbackLeft', { count: left })}</span>}
        </p>
        <textarea
          ref={field}
          id={`${id}comment`}
          name="comment"
          rows={4}
          value={text}
          maxLength={room}
          readOnly={isBusy}
          aria-invalid={error !== ''}
          aria-describedby={`${id}prompt ${id}left ${id}note`}
          onChange={(event) => comment.change(event.target.value)}
        />
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor={`${id}website`}>{t('feedbackTrap')}</label>
          <input ref={trap} id={`${id}website`} name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <p id={`${id}note`} className={styles.note}>
          <span role="alert" className={styles.error}>
            {error}
          </span>
          {!error && (section || !isHelpful) && (
            <>
              {t('feedbackIssue')}{' '}
              <a href={createReportUrl(repositoryUrl, url)} target="_blank" rel="noopener nofollow">
                {t('feedbackIssueLink')}
                <Icon name="external" />
                <span className="visually-hidden"> ({t('feedbackNewTab')})</span>
              </a>
            </>
          )}
        </p>
        <div className={styles.actions}>
          <button type="button" onClick={comment.cancel}>
            {t('feedbackCancel')}
          </button>
          <button type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
            <span key={label}>{t(label)}</span>
          </button>
        </div>
      </form>
    </section>
  );
}

/** A form for a comment on what the reader chose; it floats over the page, which stays readable. */
export function FeedbackPanel(props: FeedbackPanelProps) {
  return <CommentForm key={props.subject.heading?.id} {...props} />;
}
