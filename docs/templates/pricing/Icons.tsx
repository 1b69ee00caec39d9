interface IconProps {
  path: string;
  size?: number;
}

function Icon({ path, size = 20 }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={path} />
    </svg>
  );
}

export const CheckIcon = () => <Icon path="m4 10.5 4 4 8-9" />;
export const MenuIcon = () => <Icon path="M2 6h16M2 14h16" size={24} />;
export const DownIcon = () => <Icon path="m5 7.5 5 5 5-5" />;

/** The weight of a plumb line. */
export const Bob = ({ size = 24 }: { size?: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden>
    <path d="M10 0h4v4h4.500L19 8l-7 16L5 8l.5-4H10z" fill="currentColor" />
  </svg>
);
