import type { DocSearchModal } from '@docsearch/react';
import type { ComponentProps } from 'react';
import { FAILURE, t } from '../texts';

/** DocSearch's strings. */
export const MODAL_TEXTS: ComponentProps<typeof DocSearchModal>['translations'] = {
  searchBox: {
    resetButtonTitle: t('clear'),
    resetButtonAriaLabel: t('clearLabel'),
    cancelButtonText: t('cancel'),
    cancelButtonAriaLabel: t('close'),
    searchInputLabel: t('input'),
  },
  startScreen: {
    recentSearchesTitle: t('recent.title'),
    noRecentSearchesText: t('recent.none'),
    saveRecentSearchButtonTitle: t('recent.save'),
    removeRecentSearchButtonTitle: t('recent.remove'),
    favoriteSearchesTitle: t('recent.favorites'),
    removeFavoriteSearchButtonTitle: t('recent.removeFavorite'),
  },
  // Already announced above the list, with the place that was searched.
  noResultsScreen: { noResultsText: t('noneHint') },
  errorScreen: { titleText: FAILURE },
  footer: {
    selectText: t('keys.select'),
    selectKeyAriaLabel: t('keys.enter'),
    navigateText: t('keys.navigate'),
    navigateUpKeyAriaLabel: t('keys.up'),
    navigateDownKeyAriaLabel: t('keys.down'),
    closeText: t('keys.close'),
    closeKeyAriaLabel: t('keys.escape'),
    searchByText: t('poweredBy'),
  },
};
