import type { ApiMajor } from '../../src/lib/contracts/api';

interface Majors {
  /** All majors, oldest first. */
  all: readonly ApiMajor[];
  /** Majors whose pages are built. */
  own: readonly string[];
  /** Majors that were read before. */
  read: readonly ApiMajor[];
  /** Whether this is `npm start`, where showing the first page matters more than completeness. */
  isServing: boolean;
}

interface ChosenMajors {
  /** Majors to show, oldest first. */
  majors: readonly ApiMajor[];
  /** The ones among them that must be read now, which takes a while. */
  missing: readonly ApiMajor[];
  /** Older ones that aren't read yet. */
  left: readonly ApiMajor[];
}

/**
 * The majors whose packages are read: all of them in a build; own and cached ones while serving.
 */
export function chooseMajors({ all, own, read, isServing }: Majors): ChosenMajors {
  const unread = all.filter((major) => !read.includes(major));
  const left = isServing ? unread.filter((major) => !own.includes(major)) : [];
  return {
    majors: all.filter((major) => !left.includes(major)),
    missing: unread.filter((major) => !left.includes(major)),
    left,
  };
}
