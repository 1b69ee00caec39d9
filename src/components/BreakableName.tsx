import { splitName } from '@site/src/lib/apiPage/splitName';
import { Fragment } from 'react';

interface BreakableNameProps {
  name: string;
  /** How many characters are never split; defaults to those of the narrowest column of names. */
  maxLength?: number;
}

/** A name or type in which lines break between its words rather than within them. */
export function BreakableName({ name, maxLength }: BreakableNameProps) {
  return splitName(name, maxLength).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
