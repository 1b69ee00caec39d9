import texts from '@site/i18n/en/feedback.json';
import buttonTexts from '@site/i18n/en/feedbackButtons.json';
import { Icon } from '@site/src/components/Icon';
import { useId } from 'react';
import type { Rating } from './createPayload';
import styles from './FeedbackPanel.module.css';
import pageStyles from './PageFeedback.module.css';

const VOTES = [1, 0] as const;

interface SectionVotesProps {
  vote: Rating | undefined;
  onVote: (rating: Rating) => void;
  onUndo: () => void;
}

/** Asks whether a section was helpful, with the same buttons as at the end of the page. */
export function SectionVotes({ vote, onVote, onUndo }: SectionVotesProps) {
  const id = useId();
  return (
    <div className={styles.votes}>
      <p id={id}>{texts.feedbackSectionTitle}</p>
      <div role="group" aria-labelledby={id}>
        {VOTES.map((rating) => (
          <button
            key={rating}
            type="button"
            aria-pressed={vote === rating}
            onClick={() => onVote(rating)}
          >
            <Icon name="thumb" />
            {rating ? buttonTexts.feedbackYes : buttonTexts.feedbackNo}
          </button>
        ))}
        <button
          type="button"
          className={pageStyles.undo}
          hidden={vote === undefined}
          onClick={onUndo}
        >
          {buttonTexts.feedbackUndo}
        </button>
      </div>
    </div>
  );
}
