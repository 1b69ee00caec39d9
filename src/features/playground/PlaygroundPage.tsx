import { PageMetadata } from '@docusaurus/theme-common';
import { Playground } from './Playground';
import { t } from './texts';

/** The page, without the frame of the other pages: all of the window is for the program. */
export function PlaygroundPage() {
  return (
    <>
      <PageMetadata title={t('title')} description={t('description')} />
      <Playground />
    </>
  );
}
