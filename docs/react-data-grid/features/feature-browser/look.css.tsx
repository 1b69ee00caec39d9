import * as React from 'react';
import Link, { type LinkProps } from '@mui/material/Link';
import './look.css';

/** The frame around the table. */
export function Frame({ children }: React.PropsWithChildren) {
  return <div className="feature-browser">{children}</div>;
}

/**
 * The frame around a preview, which stays in view when the table scrolls sideways. A grid may only
 * contain rows of cells, so the frame is a row with one cell.
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
