import { splitName } from '@site/src/lib/apiPage/splitName';
import { Fragment } from 'react';

interface BreakableNameProps {
  name: string;
  /** How many characters are never cut; else those of the narrowest column of names. */
  room?: number;
}

/** A name or a type, in which a line ends between its words rather than within them. */
export function BreakableName({ name, room }: BreakableNameProps) {
  return splitName(name, room).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
