import { PageMetadata } from '@docusaurus/theme-common';
import { Playground } from './Playground';
import { t } from './texts';

/** The page, without the layout of other pages: the program gets the whole window. */
export function PlaygroundPage() {
  return (
    <>
      <PageMetadata title={t('title')} description={t('description')} />
      <Playground />
    </>
  );
}
