import { useEffect, useSyncExternalStore } from 'react';
import {
  getPacksState,
  getServerState,
  type PacksState,
  refreshPacks,
  subscribeToPacks,
} from './packs/packsStore';

/**
 * What is stored, what could be, and what is in progress; reloaded when the network comes or goes.
 */
export function usePacks(): PacksState {
  useEffect(() => {
    const refresh = () => void refreshPacks();
    refresh();
    window.addEventListener('online', refresh);
    window.addEventListener('offline', refresh);
    return () => {
      window.removeEventListener('online', refresh);
      window.removeEventListener('offline', refresh);
    };
  }, []);
  return useSyncExternalStore(subscribeToPacks, getPacksState, getServerState);
}
