import { useEffect } from 'react';

/** Loads the icon font, self-hosted, after a component that draws with it has mounted. */
export function useIconFont(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) {
      void import('material-icons/iconfont/filled.css');
    }
  }, [isWanted]);
}
