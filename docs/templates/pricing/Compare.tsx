import useMediaQuery from '@mui/material/useMediaQuery';
import CompareGrid from './CompareGrid';
import CompareList from './CompareList';
import { Section } from './parts';
import { texts } from './texts';

/** Four columns if they fit; otherwise, one plan at a time. */
export default function Compare() {
  const isWide = useMediaQuery('(min-width: 760px)', { noSsr: true });

  return (
    <Section id="compare" aria-labelledby="compare-title">
      <h2 id="compare-title">{texts.compare.title}</h2>
      {isWide ? <CompareGrid /> : <CompareList />}
    </Section>
  );
}
