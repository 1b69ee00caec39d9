
import * as React from 'react';
import { useGridApiRef } from '@mui/x-data-grid';

export function useLoggedKeys() {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent(
        'cellKeyDown',
        (params, event) => {
          console.log(params.field, event.key);
        },
        { isFirst: true },
      ),
    [apiRef],
  );

  return apiRef;
}
