import * as React from 'react';
import Link, { type LinkProps } from '@mui/material/Link';
import './look.css';

/** The box of the table. */
export function Frame({ children }: React.PropsWithChildren) {
  return <div className="feature-browser">{children}</div>;
}

/**
 * The box of a preview, which stays in view when the table is scrolled sideways. A grid may hold rows of
 * cells only, so it is one.
 */
export function Panel({
  width,
  children,
}: React.PropsWithChildren<{ width: number }>) {
  return (
    <div role="row" style={{ width }} className="feature-panel">
      <div role="gridcell" className="feature-preview">
        {children}
      </div>
    </div>
  );
}

export function Guide(props: LinkProps) {
  return <Link {...props} className="feature-guide" />;
}
