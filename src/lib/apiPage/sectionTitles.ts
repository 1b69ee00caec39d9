import texts from '../../../i18n/en/api.json';
import type { SectionId } from './pageParts';

/** The headings of a reference page, as readers see them. */
export const SECTION_TITLES: Readonly<Record<SectionId, string>> = {
  ...texts.sections,
  'source-code': texts.sections.sourceCode,
};
