import type { DocSearchModal } from '@docsearch/react/modal';
import type { ComponentProps } from 'react';
import { FAILURE, t } from '../texts';

/** DocSearch's strings. The AI assistant isn't offered, so its strings are omitted. */
export const MODAL_TEXTS: ComponentProps<typeof DocSearchModal>['translations'] = {
  searchBox: {
    clearButtonTitle: t('clear'),
    clearButtonAriaLabel: t('clearLabel'),
    closeButtonText: t('close'),
    closeButtonAriaLabel: t('close'),
    placeholderText: t('placeholder'),
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
    poweredByText: t('poweredBy'),
  },
};
