import { Fragment } from 'react';
import { resolveHref } from './resolveHref';
import { splitType } from './splitType';
import type { LinkScope } from './linkScope';

/** Lets a line end at a `|` that has no space beside it. */
function BreakableText({ text }: { text: string }) {
  return (
    <>
      {text.split(/(?<=\S)(?=\|\S)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  );
}

/** A type; names in it that have a page lead there. */
export function TypeText({ text, scope }: { text: string; scope: LinkScope }) {
  const { baseUrl, typePaths, ownName } = scope;
  return (
    <>
      {splitType(text, typePaths, ownName).map((part, index) =>
        typeof part === 'string' ? (
          <BreakableText key={index} text={part} />
        ) : (
          <a key={index} href={resolveHref(part.path, baseUrl)}>
            {part.name}
          </a>
        ),
      )}
    </>
  );
}
