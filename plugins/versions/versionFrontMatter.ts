import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { RENAMES } from '../../nav/renames';
import { OTHER_VERSIONS_FIELD } from '../../src/lib/contracts/otherVersions';
import { findVersionOfDir } from '../../src/lib/docsVersions';
import { findDocsDir } from '../packages/installed';
import { findOtherVersions } from './findOtherVersions';
import { getVersionPages } from './listPages';

/** Adds the location of a page in the other docs versions to its front matter. */
export const versionFrontMatter: ParseFrontMatter = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const docsDir = findDocsDir(params.filePath);
  const version = findVersionOfDir(docsDir);
  const siteDir = path.join(__dirname, '../..');
  const folder = path.relative(docsDir, path.dirname(params.filePath)).split(path.sep).join('/');
  const others = findOtherVersions(`${folder}/`, version, getVersionPages(siteDir), RENAMES);
  return Object.keys(others).length === 0
    ? parsed
    : { ...parsed, frontMatter: { ...parsed.frontMatter, [OTHER_VERSIONS_FIELD]: others } };
};
