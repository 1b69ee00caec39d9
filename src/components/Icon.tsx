const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l4.5 4.5',
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
  thumb: 'M4 11h3v9H4zM7 11l4-8a2.2 2.2 0 012 2.7L12.4 9H18a2 2 0 012 2.4l-1.3 7a2 2 0 01-2 1.6H7',
  more: 'M5 11.5a.5.5 0 100 1 .5.5 0 000-1zM12 11.5a.5.5 0 100 1 .5.5 0 000-1zM19 11.5a.5.5 0 100 1 .5.5 0 000-1z',
  reset: 'M4 4v5h5M4.6 9A8 8 0 114 13',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  play: 'M7 5l12 7-12 7z',
  bolt: 'M13 3L5 14h6l-1 7 8-11h-6z',
  box: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  target: 'M12 5a7 7 0 100 14 7 7 0 000-14zM12 2v4M12 18v4M2 12h4M18 12h4',
  download: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  link: 'M10 14a4 4 0 005.7 0l3-3A4 4 0 0013 5.3l-1 1M14 10a4 4 0 00-5.7 0l-3 3a4 4 0 005.7 5.7l1-1',
} as const;

export type IconName = keyof typeof PATHS;

/** A 20 px line icon in the color of its text, hidden from screen readers. */
export function LineIcon({ path, className }: { path: string; className?: string }) {
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
      <path d={path} />
    </svg>
  );
}

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <LineIcon path={PATHS[name]} className={className} />;
}
