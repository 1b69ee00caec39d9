import type { OtherVersions } from '@site/src/lib/contracts/otherVersions';
import { CURRENT_VERSION, splitVersionPath } from '@site/src/lib/docsVersions';
import { useEffect } from 'react';
import { VersionSwitchNotice } from './VersionSwitchNotice';
import { publishPageVersions } from './pageVersions';
import { VersionBanner } from './VersionBanner';

const NONE: OtherVersions = {};

interface PageVersionsProps {
  /** Path of the page, without the base URL. */
  path: string;
  /** Where it is in the other versions, from its front matter. */
  others?: OtherVersions;
  title: string;
}

/** The version notices at the top of a page, and what the header needs to know about the page. */
export function PageVersions({ path, others = NONE, title }: PageVersionsProps) {
  const { version = CURRENT_VERSION, page = '' } = splitVersionPath(path) ?? {};
  useEffect(() => {
    publishPageVersions({ path, others, title });
    return () => publishPageVersions(undefined);
  }, [path, others, title]);
  return (
    <>
      {version !== CURRENT_VERSION && (
        <VersionBanner version={version} path={path} page={page} others={others} title={title} />
      )}
      <VersionSwitchNotice version={version} path={path} />
    </>
  );
}
