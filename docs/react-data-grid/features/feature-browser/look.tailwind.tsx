import * as React from 'react';
import Link, { type LinkProps } from '@mui/material/Link';

/** The frame around the table. */
export function Frame({ children }: React.PropsWithChildren) {
  return (
    <div className="h-[640px] [&_.MuiDataGrid-detailPanel]:overflow-visible [&_.feature-plan]:bg-(--mui-palette-action-hover) [&_.feature-plan]:font-semibold">
      {children}
    </div>
  );
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
    <div
      role="row"
      style={{ width }}
      className="sticky start-0 box-border h-[352px] p-2"
    >
      <div role="gridcell" className="h-full">
        {children}
      </div>
    </div>
  );
}

export function Guide(props: LinkProps) {
  return <Link {...props} className="py-1" />;
}
