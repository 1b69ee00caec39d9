import { CheckIcon } from './Icons';
import { Has, HasNot, Hidden } from './parts';
import { texts } from './texts';

/** What a plan includes: a word, or a mark with a name for screen readers. */
export default function FeatureValue({ value }: { value: boolean | string }) {
  if (typeof value === 'string') {
    return <span>{value}</span>;
  }
  return value ? (
    <Has>
      <CheckIcon />
      <Hidden>{texts.compare.yes}</Hidden>
    </Has>
  ) : (
    <HasNot>
      <span aria-hidden>–</span>
      <Hidden>{texts.compare.no}</Hidden>
    </HasNot>
  );
}
