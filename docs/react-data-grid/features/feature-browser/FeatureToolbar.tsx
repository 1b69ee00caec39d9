import TextField from '@mui/material/TextField';
import { QuickFilter, QuickFilterControl, Toolbar } from '@mui/x-data-grid-premium';

export function FeatureToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded>
        <QuickFilterControl
          render={({ ref, slotProps, ...other }) => (
            <TextField
              {...other}
              inputRef={ref}
              size="small"
              placeholder="Search features"
              slotProps={{
                ...slotProps,
                htmlInput: { 'aria-label': 'Search features' },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}
