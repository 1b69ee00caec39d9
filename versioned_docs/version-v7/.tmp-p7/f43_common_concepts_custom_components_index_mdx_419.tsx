
import type { SVGProps } from 'react';

interface PinIconProps extends SVGProps<SVGSVGElement> {
  ownerState?: unknown;
}

export function PinIcon({ ownerState, ...other }: PinIconProps) {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} fill="currentColor" {...other}>
      <path d="M14 3v7l3 4H7l3-4V3h4zm-3 12h2v6h-2z" />
    </svg>
  );
}
