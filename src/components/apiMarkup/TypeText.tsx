import { BreakableName } from '../BreakableName';
import { resolveHref } from './resolveHref';
import { splitType } from './splitType';
import type { LinkScope } from './linkScope';

/** How many characters fit into the narrowest column of types. */
const MAX_LENGTH = 20;

/** A type; names in it that have a page link there. */
export function TypeText({ text, scope }: { text: string; scope: LinkScope }) {
  const { baseUrl, typePaths, ownName } = scope;
  return (
    <>
      {splitType(text, typePaths, ownName).map((part, index) =>
        typeof part === 'string' ? (
          <BreakableName key={index} name={part} maxLength={MAX_LENGTH} />
        ) : (
          <a key={index} href={resolveHref(part.path, baseUrl)}>
            <BreakableName name={part.name} maxLength={MAX_LENGTH} />
          </a>
        ),
      )}
    </>
  );
}
