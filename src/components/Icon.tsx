const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  settings: 'M4 8h9M17 8h3M4 16h3M11 16h9M15 6v4M9 14v4',
  external: 'M9 5h10v10M19 5L6 18',
  chevron: 'M9 6l6 6-6 6',
  up: 'M12 19V5M6 11l6-6 6 6',
  light:
    'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  system: 'M3 5h18v11H3zM9 20h6M12 16v4',
  dark: 'M20 14.5A8 8 0 019.5 4a8 8 0 1010.5 10.5z',
  copy: 'M9 9h10v11H9zM6 15H5V4h10v2',
  check: 'M5 12l5 5 9-10',
  ltr: 'M4 7h16M4 12h10M4 17h13',
  rtl: 'M4 7h16M10 12h10M7 17h13',
  repository:
    'M6 4v11M6 15a3 3 0 100 5 3 3 0 000-5zM18 9a3 3 0 100-5 3 3 0 000 5zM18 9c0 5-5 5-10 6',
} as const;

export type IconName = keyof typeof PATHS;

/** A line icon of 20 px that takes the colour of its text and says nothing to a screen reader. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
