import type { ApiMajor } from '../../src/lib/contracts/api';

interface Majors {
  /** All there are, oldest first. */
  all: readonly ApiMajor[];
  /** Those whose pages are built. */
  own: readonly string[];
  /** Those that have been read before. */
  read: readonly ApiMajor[];
  /** Whether the site is being written (`npm start`): the first page comes before the last fact. */
  isServing: boolean;
}

interface ChosenMajors {
  /** To be shown, oldest first. */
  majors: readonly ApiMajor[];
  /** Of these, the ones that have to be read now, which takes a while. */
  missing: readonly ApiMajor[];
  /** Older ones that wait until they are asked for. */
  left: readonly ApiMajor[];
}

/** The majors whose packages are read: all for a build; while serving, own and known ones. */
export function chooseMajors({ all, own, read, isServing }: Majors): ChosenMajors {
  const unread = all.filter((major) => !read.includes(major));
  const left = isServing ? unread.filter((major) => !own.includes(major)) : [];
  return {
    majors: all.filter((major) => !left.includes(major)),
    missing: unread.filter((major) => !left.includes(major)),
    left,
  };
}
