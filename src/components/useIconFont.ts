import { useEffect } from 'react';

/** Loads the self-hosted icon font after a component that uses it has mounted. */
export function useIconFont(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) {
      void import('material-icons/iconfont/filled.css');
    }
  }, [isWanted]);
}
