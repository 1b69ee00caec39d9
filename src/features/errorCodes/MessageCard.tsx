import { useSiteFields } from '@site/src/components/useSiteFields';
import { CopyMessageButton } from './CopyMessageButton';
import { formatSources } from './formatSources';
import type { Piece, ResolvedMessage } from './lookUp';
import styles from './MessageCard.module.css';
import { t } from './texts';

/** More arguments than this are counted, not shown: a URL may have thousands. */
const SHOWN_SURPLUS = 10;

function getText(piece: Piece): string {
  return piece.kind === 'missing' ? t('message.missingArgument') : piece.text;
}

/** A message with its arguments, problems with them, and the packages it comes from. */
export function MessageCard({ message }: { message: ResolvedMessage }) {
  const { brand } = useSiteFields();
  const { pieces, places, surplus, sources } = message;
  const missing = pieces.filter(({ kind }) => kind === 'missing').length;
  return (
    <div className={styles.card} data-copies="">
      <div className={styles.head}>
        <p dir="ltr" className={styles.sources}>
          {formatSources(sources, brand)}
        </p>
        <CopyMessageButton text={pieces.map(getText).join('')} />
      </div>
      <pre className={styles.text}>
        <code>
          {pieces.map((piece, index) =>
            piece.kind === 'text' ? (
              piece.text
            ) : (
              // Isolated: an argument may contain characters that change the direction of the text
              // around it.
              <bdi key={index} dir="ltr" className={styles[piece.kind]}>
                {getText(piece)}
              </bdi>
            ),
          )}
        </code>
      </pre>
      {missing > 0 && (
        <p className={styles.note}>
          {t('message.missing', { given: places - missing, wanted: places })}
        </p>
      )}
      {surplus.length > 0 && (
        <div className={styles.note}>
          {t('message.surplus')}
          <ul className={styles.surplus}>
            {surplus.slice(0, SHOWN_SURPLUS).map((arg, index) => (
              <li key={index}>
                <code>{arg || t('message.empty')}</code>
              </li>
            ))}
            {surplus.length > SHOWN_SURPLUS && (
              <li>{t('message.more', { count: surplus.length - SHOWN_SURPLUS })}</li>
            )}
          </ul>
        </div>
      )}
    </div>
  );
}
