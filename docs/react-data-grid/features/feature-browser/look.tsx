import * as React from 'react';
import Box from '@mui/material/Box';
import Link, { type LinkProps } from '@mui/material/Link';

/** The frame around the table. */
export function Frame({ children }: React.PropsWithChildren) {
  return (
    <Box
      sx={{
        height: 640,
        '& .MuiDataGrid-detailPanel': { overflow: 'visible' },
        '& .feature-plan': { bgcolor: 'action.hover', fontWeight: 600 },
      }}
    >
      {children}
    </Box>
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
    <Box
      role="row"
      style={{ width }}
      sx={{
        position: 'sticky',
        insetInlineStart: 0,
        boxSizing: 'border-box',
        height: 352,
        p: 1,
      }}
    >
      <Box role="gridcell" sx={{ height: '100%' }}>
        {children}
      </Box>
    </Box>
  );
}

export function Guide(props: LinkProps) {
  return <Link {...props} sx={{ py: 0.5 }} />;
}
