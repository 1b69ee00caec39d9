import {
  ARGUMENT,
  type ErrorCodeTable,
  type ErrorMessage,
  splitMessage,
} from '@site/src/lib/contracts/errorCodes';
import { Fragment } from 'react';
import styles from './CodeTable.module.css';
import { formatPackages } from './formatSources';
import { t } from './texts';

function MessageCell({ message: { text, sources } }: { message: ErrorMessage }) {
  return (
    <td>
      <code className={styles.message}>
        {splitMessage(text).map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <b>{ARGUMENT}</b>}
            {part}
          </Fragment>
        ))}
      </code>
      <span dir="ltr" className={styles.packages}>
        {formatPackages(sources)}
      </span>
    </td>
  );
}

/** All codes, for readers who don't have one or whose browser runs no JavaScript. */
export function CodeTable({ table: { codes } }: { table: ErrorCodeTable }) {
  const names = codes.flatMap(({ messages }) =>
    messages.flatMap(({ sources }) => sources.map((source) => source.package)),
  );
  return (
    <section className={`wide ${styles.codes}`}>
      <h2 id="all-codes">{t('table.title')}</h2>
      <p>{t('table.lead', { packages: [...new Set(names)].sort().join(', ') })}</p>
      <table className={styles.table} aria-labelledby="all-codes">
        <thead>
          <tr>
            <th scope="col">{t('table.code')}</th>
            <th scope="col">{t('table.message')}</th>
          </tr>
        </thead>
        <tbody>
          {codes.map(({ code, messages: [first, ...others] }) => (
            <Fragment key={code}>
              <tr id={`code-${code}`}>
                <th scope="row" rowSpan={others.length + 1}>
                  {code}
                </th>
                {first && <MessageCell message={first} />}
              </tr>
              {others.map((message) => (
                <tr key={message.text}>
                  <MessageCell message={message} />
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}
