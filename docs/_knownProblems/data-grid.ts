import type { KnownProblem } from '@site/src/lib/contracts/knownProblem';

export const problems: readonly KnownProblem[] = [
  {
    id: 'average-of-zero',
    title: '`avg` shows no zero',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/aggregation/#built-in-functions'],
    problem:
      '`avg` leaves the cell empty if the sum is exactly `0`: for a change of +3 and −3, or where all values are `0`.',
    workaround:
      '[Write an average of your own](/x/react-data-grid/aggregation/#write-a-function) if an average can be zero.',
  },
  {
    id: 'boolean-results-are-empty',
    title: 'Results of boolean columns are empty',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/aggregation/#built-in-functions'],
    problem:
      'For groups and totals, the default `renderCell` of a `boolean` column shows nothing, not even the number of `size`.',
    workaround:
      'Give the column one of your own that shows `params.formattedValue` where `params.aggregation` is set.',
  },
  {
    id: 'disable-aggregation-in-groups',
    title: 'Group rows keep their results with `disableAggregation`',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/aggregation/#keep-users-from-changing-a-function'],
    problem:
      '`disableAggregation` removes the footers, but not the results in group rows.',
    workaround:
      'Set an empty model before you turn it on: set afterwards or at the same time, it clears the results with the next change of the rows or filters.',
  },
  {
    id: 'group-order-after-filter',
    title: 'Groups stay in their old order after a filter',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/aggregation/#aggregate-groups'],
    problem:
      'With groups sorted by an aggregated column, a filter changes the results, but not the order of the groups, until the grid sorts again.',
  },
  {
    id: 'aggregation-scope-is-late',
    title: 'A new `aggregationRowsScope` has no effect at first',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/aggregation/#include-the-rows-that-a-filter-hides'],
    problem:
      'A new `aggregationRowsScope` has no effect until the grid computes its results again, for example after a change of the filter or of the rows.',
    workaround: 'To apply it at once, remount the grid with a `key`.',
  },
  {
    id: 'export-of-date-results',
    title: 'An export fails on the result of a date column',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: [
      '/x/react-data-grid/aggregation/#limits',
      '/x/react-data-grid/export/#write-raw-values',
    ],
    problem:
      'An Excel export fails if a result in a `date` or `dateTime` column is not a date, such as that of `size`; so does a CSV export of [raw values](/x/react-data-grid/export/#write-raw-values).',
  },
  {
    id: 'menu-keys-without-menu',
    title:
      'The arrow keys stop working after Ctrl + Enter on a header without a menu',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/column-menu/#turn-the-menu-off'],
    problem:
      'Where columns have no menu, <kbd>Ctrl</kbd> + <kbd>Enter</kbd> on a header shows nothing, but marks a menu as open. From then on the arrow keys no longer move the focus to a header, until the user presses the keys again on that header, scrolls the grid with the wheel or a finger, resizes a column, or opens a menu and closes it.',
    workaround:
      '[Cancel the keys](/x/react-data-grid/column-menu/#turn-the-menu-off) on these headers.',
  },
  {
    id: 'arrow-key-after-short-span',
    title: 'The arrow key skips a cell after a shortened span',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/column-spanning/#limits'],
    problem:
      'Where a span is cut short at the edge of the pinned columns, the arrow key that leaves it moves on by the full number: if `colSpan: 3` covers only one more cell, the key skips the next visible one.',
  },
  {
    id: 'focus-event-of-last-span',
    title: '`cellFocusIn` names a covered cell',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/column-spanning/#limits'],
    problem:
      'At a span that reaches the last column, the arrow key toward the end gives `cellFocusIn` the last column, although that cell is covered.',
  },
  {
    id: 'moved-to-pinned-index',
    title: 'Headers and values no longer match after moving a pinned column',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/column-ordering/',
      '/x/react-data-grid/column-pinning/',
    ],
    problem:
      'If `setColumnIndex()` moves a pinned column, or another column to the index of a pinned one, headers and values no longer match.',
    workaround:
      'Move only columns that are not pinned, to indexes that no pinned column has. To reorder pinned columns, change the order in `pinnedColumns`.',
  },
  {
    id: 'pinned-values-under-wrong-header',
    title: 'Values of a pinned column appear under another header',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/column-pinning/#turn-pinning-off'],
    problem:
      'With `disableColumnPinning` and a model of pinned columns, the values of a pinned column can appear under the header of another one.',
    workaround:
      'Put the left columns first in `columns` and the right ones last, in the order of the model (in a right-to-left page, the right ones first).',
  },
  {
    id: 'toolbar-without-tab-stop',
    title: 'Tab does not reach the buttons of a toolbar',
    versions: '8.7.0',
    components: [
      'DataGrid',
      'DataGridPro',
      'DataGridPremium',
      'Toolbar',
      'ToolbarButton',
    ],
    pages: ['/x/react-data-grid/components/toolbar/'],
    problem:
      'If the first button of a toolbar is disabled when the grid mounts, it still holds the tab stop, so <kbd>Tab</kbd> reaches none of the buttons.',
    workaround: 'Put a button first that is enabled from the start.',
  },
  {
    id: 'early-enter-leaves-cell-open',
    title: 'Enter leaves a cell open that is still being validated',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/editing/persistence/#ask-before-saving',
      '/x/react-data-grid/editing/custom-edit-component/#debounce-text-input',
    ],
    problem:
      'The built-in text and number editors pass on their value 200 ms after the last key. In a column with `preProcessEditCellProps`, an Enter before that starts the validation and leaves the cell open, so users have to press it again. An editor of your own with `debounceMs` does the same.',
    workaround:
      'With `debounceMs={0}`, or without `debounceMs` in an editor of your own, the grid validates each key at once.',
  },
  {
    id: 'enter-reaches-the-editor',
    title: 'The Enter that opens a cell also reaches its text area',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/recipes-editing/#edit-long-text-in-a-text-area'],
    problem:
      'When <kbd>Enter</kbd> starts an edit, the grid moves the focus into the editor but lets the key go on, so a text area begins with an empty line.',
    workaround:
      'Call `event.preventDefault()` in `onCellEditStart` if the `reason` is `enterKeyDown`.',
  },
  {
    id: 'row-mode-during-validation',
    title: '`rowModesModel` says `View` for a row that is still being edited',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/editing/#limits'],
    problem:
      'When a row is saved during its validation, it stays in edit mode, as it should, but `rowModesModel` says `View`, so buttons that follow the model show the wrong state until the next save.',
  },
  {
    id: 'unchecked-value-is-saved',
    title: 'A value is saved before its check has ended',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/editing/'],
    problem:
      'If the user goes on typing during an asynchronous check, the answer to that check ends the wait, although the last value is still being checked. If it has no `error`, <kbd>Enter</kbd> saves the unchecked value.',
    workaround:
      'Check again when you [save](/x/react-data-grid/editing/persistence/).',
  },
  {
    id: 'new-row-count-resets-rows',
    title: 'A new `rowCount` undoes updates of rows',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/row-updates/#where-patches-live',
      '/x/react-data-grid/editing/persistence/#keep-your-own-rows-up-to-date',
    ],
    problem:
      'With a new `rowCount`, for example after filtering, a grid without a `dataSource` reads `rows` again: saved edits and other updates that are not in your `rows` are lost, and rows that were loaded lazily become skeletons.',
    workaround:
      'Write each update to your own `rows` as well. Call `unstable_replaceRows()` <Badge kind="pro" /> only after the new `rowCount` has been applied.',
  },
  {
    id: 'pasted-row-id',
    title: '`rowId` is a string after pasting',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: [
      '/x/react-data-grid/editing/persistence/#save-pasted-values',
      '/x/react-data-grid/clipboard/#save-what-users-paste',
    ],
    problem:
      'When pasted values are saved, the `rowId` that `processRowUpdate` receives is always a string, even where your ids are numbers.',
    workaround: 'Take the id from the row.',
  },
  {
    id: 'empty-event-details',
    title: 'Event handlers of `DataGrid` receive no API object',
    versions: '8.7.0',
    components: ['DataGrid'],
    pages: ['/x/react-data-grid/events/#listen-with-a-prop'],
    problem:
      '`DataGrid` passes an empty `details` object to event handlers, although its type declares `api`.',
    workaround:
      'Get the [API object](/x/react-data-grid/api-object/) from `useGridApiRef()` or `useGridApiContext()`.',
  },
  {
    id: 'csv-option-covers-copied-rows',
    title: 'Copied rows follow the option of the CSV export',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/export/#write-raw-values',
      '/x/react-data-grid/clipboard/#copy-raw-values',
    ],
    problem:
      '`ignoreValueFormatterDuringExport={{ csvExport: true }}` applies to selected rows that users copy as well. For a single copied cell, and for selected cells <Badge kind="premium" />, the key is `clipboardExport`.',
  },
  {
    id: 'raw-export-of-missing-numbers',
    title: 'Missing numbers become the word `null` in a raw export',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/export/#write-raw-values',
      '/x/react-data-grid/clipboard/#copy-raw-values',
    ],
    problem:
      'In an export of raw values, and in raw values that users copy, a missing value in a `number` column becomes the word `null` or `undefined`. Pasted back into a `number` column, the word becomes `NaN`.',
    workaround:
      'If a column has gaps, keep the formatted export, where the default formatter leaves them empty.',
  },
  {
    id: 'paste-ignores-is-cell-editable',
    title: 'Pasting ignores `isCellEditable`',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/clipboard/#paste-into-cells'],
    problem:
      'If the column is `editable`, pasting changes its cells even where `isCellEditable` returns `false`.',
    workaround:
      'Return `undefined` from the `pastedValueParser` of the column for rows that must not change.',
    link: '[Issue 11984](https://github.com/mui/mui-x/issues/11984)',
  },
  {
    id: 'paste-over-group-rows',
    title: 'Pasting over a group row fails',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/clipboard/#paste-into-cells'],
    problem:
      'If an `editable` cell of a row that row grouping has generated is among the cells to paste into, the grid throws an error, pastes nothing at all, and does not call `onClipboardPasteEnd`.',
    workaround:
      'Turn pasting off with `disableClipboardPaste` while the rows are grouped.',
  },
  {
    id: 'empty-cells-at-the-start',
    title: 'Empty cells at the start of a copy get lost',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/clipboard/#what-is-copied'],
    problem:
      'The text of copied rows is trimmed, so if the first cells of the first row are empty, its other values move to the left when they are pasted. If users copy cells of a single column and the first ones are empty, the copied text begins with the first value.',
    workaround:
      'Give the column a `valueFormatter` that returns a dash or another sign for missing values.',
  },
  {
    id: 'empty-text-in-date-columns',
    title: 'An empty cell that is pasted into a date column becomes an invalid date',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/clipboard/#parse-pasted-values'],
    problem:
      'When an empty value is pasted into a `date` or `dateTime` column, the grid stores an invalid date and displays `Invalid Date`.',
    workaround:
      'Give the column `pastedValueParser: (text) => (text ? new Date(text) : null)`.',
  },
  {
    id: 'numeric-options-cannot-be-pasted',
    title: 'Options that are numbers cannot be pasted',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/clipboard/#parse-pasted-values'],
    problem:
      'A `singleSelect` column compares the pasted text with the values of its `valueOptions` without converting it, so it never finds an option whose value is a number.',
    workaround: 'Give the column a `pastedValueParser` that returns a number.',
  },
  {
    id: 'confirmed-paste-loses-its-cell',
    title: 'A paste that is confirmed with a click can be lost',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/clipboard/#ask-before-pasting'],
    problem:
      'If `onBeforeClipboardPasteStart` waits for a click outside the grid, for example in a dialog, the click takes the focus away from the cell. If no cell and no row is selected, the grid then pastes nothing.',
    workaround:
      'Read the focused cell with `gridFocusCellSelector(apiRef)`, and pass it to `setCellFocus()` before you resolve the promise.',
  },
  {
    id: 'print-of-rendered-rows',
    title: 'A print stops after the rows that are in view',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/export/#print-export'],
    problem:
      'A grid prints only the rows that it has rendered, which are those in view and a few more. The rest of the paper stays blank.',
    workaround:
      'Set [`disableVirtualization`](/x/react-data-grid/virtualization/) on grids that users print, as long as they have no more than a few hundred rows.',
  },
  {
    id: 'print-with-toolbar',
    title: '`hideToolbar` leaves the toolbar in a print',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/export/#hide-the-toolbar'],
    problem:
      '`hideToolbar` finds neither the default toolbar nor one that you build with `Toolbar`. Their height is not counted either, so the footer covers the last row.',
    workaround:
      'Hide the toolbar [with CSS](/x/react-data-grid/export/#hide-the-toolbar).',
  },
  {
    id: 'print-with-controlled-pages',
    title: 'A print breaks a grid with controlled pages',
    versions: '8.7.0',
    components: ['DataGrid'],
    pages: [
      '/x/react-data-grid/export/#what-to-expect',
      '/x/react-data-grid/pagination/',
    ],
    problem:
      'If you control `paginationModel` in the Community version, a print of more than 100 rows breaks the grid: the handler receives a page size above 100, and passing that on throws an error.',
    workaround:
      'Use `initialState` instead of the prop. If you need the prop, ignore such page sizes in your handler; the print then holds the current page only.',
  },
  {
    id: 'print-of-pinned-rows',
    title: 'A print with pinned rows is cut off at the bottom',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/row-pinning/#pinned-rows-in-exports'],
    problem:
      'A print does not make room for the pinned rows, so it is cut off by their height at the bottom: the rows of `bottom` and the last of the others can be missing.',
    workaround:
      'Give the print [the height of its content](/x/react-data-grid/row-pinning/#pinned-rows-in-exports), and leave out the footer, which would cover rows.',
  },
  {
    id: 'worker-headers',
    title: 'An Excel file from a web worker has the wrong headers',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/export/#export-in-a-web-worker'],
    problem:
      'With `worker`, `includeHeaders: false` has no effect, and the headers of column groups are missing by default.',
    workaround: 'For the headers of groups, set `includeColumnGroupsHeaders: true`.',
  },
  {
    id: 'logic-operator-styles',
    title: 'A styled logic operator appears in the first filter form',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/filtering/customization/#restyle-the-panel'],
    problem:
      '`sx` in `logicOperatorInputProps` replaces the styles that hide this select in the first form, and `className` replaces its class.',
    workaround: 'Style it from the `sx` of the panel, by its class.',
  },
  {
    id: 'quick-filter-control-focus',
    title: 'The default field of the quick filter never takes the focus',
    versions: '8.7.0',
    components: ['QuickFilterControl', 'QuickFilter'],
    pages: ['/x/react-data-grid/components/quick-filter/#the-parts'],
    problem:
      'Without `render`, the ref of `QuickFilterControl` does not reach an input, so the field does not take the focus when the search expands or is cleared. With React 18, the console warns about a ref for a function component.',
    workaround:
      'Render a `TextField` in `render`, and pass it the `ref` as `inputRef`.',
  },
  {
    id: 'filter-panel-unknown-field',
    title: 'The filter panel throws for a column that does not exist',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/filtering-recipes/#keep-the-filter-after-a-reload'],
    problem:
      'An item of the filter model whose `field` is no column filters nothing, but the filter panel throws when it opens.',
    workaround: 'Remove such items before you pass the model.',
  },
  {
    id: 'quick-filter-html-input',
    title: 'Props for the input of `QuickFilterControl` break the search',
    versions: '8.7.0',
    components: ['QuickFilterControl'],
    pages: ['/x/react-data-grid/components/quick-filter/#name-the-parts'],
    problem:
      '`htmlInput` in the `slotProps` of `QuickFilterControl` replaces the props that the search sets there, instead of adding to them. The input loses its role and its id, so the `aria-controls` of the trigger leads nowhere, <kbd>Tab</kbd> reaches the collapsed field, and an empty search stays open when it loses the focus.',
    workaround:
      'Use `render`, and spread the `htmlInput` that it receives before your own props.',
  },
  {
    id: 'quick-filter-trigger-reopens',
    title: 'The trigger does not close an empty search',
    versions: '8.7.0',
    components: ['QuickFilterTrigger'],
    pages: [
      '/x/react-data-grid/components/quick-filter/#build-an-expandable-search',
    ],
    problem:
      'When users press a `QuickFilterTrigger` while the focus is in the empty field, the field loses the focus, which collapses the search, and the click then expands it again.',
    workaround:
      'Keep the focus in the field: call `event.preventDefault()` in `onMouseDown` of the trigger.',
  },
  {
    id: 'quick-filter-late-text',
    title: 'A search that is cleared quickly still filters the rows',
    versions: '8.7.0',
    components: ['QuickFilter', 'QuickFilterControl', 'QuickFilterClear'],
    pages: [
      '/x/react-data-grid/components/quick-filter/#split-and-delay-what-users-type',
    ],
    problem:
      'Clearing the search, with <kbd>Escape</kbd> or with `QuickFilterClear`, does not cancel the keystrokes that are still waiting for `debounceMs`. The field is then empty, but the rows are filtered by the text that was in it.',
    workaround:
      'Keep `debounceMs` short, so that users are unlikely to clear the text within it.',
  },
  {
    id: 'header-filter-menu-keys',
    title: 'Ctrl + Enter locks a header filter without a menu',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/filtering/header-filters/#keep-it-plain'],
    problem:
      '<kbd>Ctrl</kbd> + <kbd>Enter</kbd> on a filter cell asks for a menu even where there is none: everywhere if `headerFilterMenu` is `null`, otherwise in columns that cannot be filtered or have a `renderHeaderFilter`. The cell then ignores the keyboard until the user clicks into an input.',
    workaround:
      '[Stop the key](/x/react-data-grid/filtering/header-filters/#keep-it-plain) with `onKeyDownCapture` on an element around the grid.',
  },
  {
    id: 'shared-empty-header-filter',
    title: 'Header filters of two grids disturb each other',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/filtering/header-filters/'],
    problem:
      "Grids in the same app share the empty filter of a field name. If two of them have header filters on a field of the same name but with different operators, the second one starts with the operator of the first. It throws when a user types there, with an error such as _No filter operator found for column 'total' and operator value '='_, or as soon as it is rendered, if there is no translation for that operator.",
    workaround:
      'Give both columns the same operators, or rename one of the fields and read its value with a `valueGetter`.',
  },
  {
    id: 'any-of-with-accents',
    title: 'The operator “is any of” misses values with an accent',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/filtering/quick-filter/#ignore-accents'],
    problem:
      'With `ignoreDiacritics`, **is any of** on a `singleSelect` column finds no value that has an accent.',
    workaround: 'Filter by **is**, which finds them.',
  },
  {
    id: 'list-view-without-tab-stop',
    title: 'Tab does not reach the cards of a list view',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/list-view/#let-keyboard-users-reach-the-cards'],
    problem:
      'In a list view, no card is a stop for <kbd>Tab</kbd> until the user has clicked one, because the first stop of a grid is a column header. The stop is lost again after <kbd>↑</kbd> or <kbd>Page Up</kbd> on the first card, which lead to the missing headers.',
    workaround:
      'Put a link or a button into the cards, without the `tabIndex` of the params, so that it is a stop of its own.',
  },
  {
    id: 'cell-selection-in-list-view',
    title: 'Cell selection fails in a list view',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/list-view/#what-a-list-view-column-takes'],
    problem:
      'With `cellSelection`, a click on a card throws _Cannot read properties of undefined_ if no column has the `field` of `listViewColumn`. If that column is hidden, users cannot select a range.',
    workaround: 'Give `listViewColumn` the `field` of a visible column.',
  },
  {
    id: 'skeletons-in-list-view',
    title: 'The skeleton overlay shows columns in a list view',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/list-view/#list-view-and-other-features'],
    problem:
      'In a list view, the `skeleton` variant of the loading overlay has the columns of the table, with their widths.',
    workaround:
      'Use another variant, or [an overlay of your own](/x/react-data-grid/overlays/).',
  },
  {
    id: 'locales-lack-displayed-rows',
    title: 'The range in the footer stays English in most languages',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/localization/#change-the-texts-of-the-pagination'],
    problem:
      '28 of the 38 locales lack `paginationDisplayedRows`, so the range in their footer stays English: **1–60 of 60**.',
    workaround:
      '[Add it](/x/react-data-grid/localization/#change-the-texts-of-the-pagination) to the texts of the locale.',
  },
  {
    id: 'missing-detail-panel',
    title: 'A detail panel is missing although its icon is open',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/master-detail/#control-which-panels-are-open'],
    problem:
      "A panel can be missing when its row returns from another page or passes the filter again: the icon shows it as open, but nothing is there. This happens if, in the meantime, another panel was opened or closed, the rows were sorted or updated, or the row's own id was added.",
    workaround:
      '[Set a copy of the ids](/x/react-data-grid/master-detail/#control-which-panels-are-open) whenever the page or the filter changes, and the panels come back.',
  },
  {
    id: 'new-is-row-selectable',
    title: 'A new `isRowSelectable` makes the grid throw',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/row-selection/#select-across-server-pages',
      '/x/react-data-grid/pagination/#load-pages-from-a-server',
    ],
    problem:
      'With `keepNonExistentRowsSelected`, the grid throws when it receives another `isRowSelectable` function while a selected row is not loaded, for example one of another server page.',
    workaround:
      'Define the function outside the component or with `useCallback()`, or control the selection.',
  },
  {
    id: 'select-row-in-single-selection',
    title: '`selectRow()` does not replace the selected row',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/row-selection/'],
    problem:
      'Where only one row can be selected, `selectRow(id)` does nothing while another row is selected.',
    workaround: 'Pass `true` as the third argument: `selectRow(id, true, true)`.',
  },
  {
    id: 'footer-without-row-count',
    title: 'The footer says `1–NaN of undefined`',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/pagination/#load-pages-from-a-server',
      '/x/react-data-grid/server-side-data/',
    ],
    problem:
      'With pages from a server, the footer says so until the grid has a number, for example while the first page loads.',
    workaround:
      'Pass a number from the start, as `rowCount` or, with a `dataSource`, in `initialState.pagination.rowCount`.',
  },
  {
    id: 'row-count-of-client-pages',
    title: 'The footer offers pages that do not exist',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/pagination/#load-pages-from-a-server'],
    problem:
      'With client-side pagination, a development build logs that `rowCount` has no effect, but the footer goes by it: with too large a number, it offers pages that do not exist.',
    workaround: 'Leave `rowCount` out, because the grid counts the rows itself.',
  },
  {
    id: 'several-rows-despite-single-selection',
    title: 'Several rows get selected with `disableMultipleRowSelection`',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/row-selection/#limit-the-grid-to-a-single-row',
      '/x/react-data-grid/row-grouping/#select-a-group-with-its-rows',
    ],
    problem:
      'With `disableMultipleRowSelection`, <kbd>Ctrl</kbd> + <kbd>A</kbd> still selects all rows, and selecting a group still selects the rows in it.',
    workaround:
      'To prevent both, also set `rowSelectionPropagation={{ parents: false, descendants: false }}`.',
  },
  {
    id: 'filter-replaces-exclude-model',
    title: 'A filter ends the selection of all rows',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/row-selection/#keep-rows-selected-while-filtering'],
    problem:
      "In a grid with groups or tree data, a filter replaces an `'exclude'` model with the ids of the rows that pass, even with `keepNonExistentRowsSelected`.",
    workaround:
      'Pass an `isRowSelectable` that returns `true`, defined outside the component: **Select all** then lists ids instead, and the prop works.',
  },
  {
    id: 'selecting-from-a-pinned-row-throws',
    title: 'Selecting from a pinned row with the keyboard throws',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/cell-selection/#limits'],
    problem:
      'While a cell of a pinned row has the focus, Shift with Space or an arrow key throws `Cannot read properties of undefined`.',
    workaround:
      'In `onCellKeyDown`, set `event.defaultMuiPrevented` to `true` if `event.shiftKey` is and `params.id` belongs to a pinned row.',
  },
  {
    id: 'copy-after-cell-selection-is-off',
    title: 'Turning off `cellSelection` leaves the selected cells to be copied',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: [
      '/x/react-data-grid/cell-selection/#what-keeps-a-cell-selected',
      '/x/react-data-grid/clipboard/#what-is-copied',
    ],
    problem:
      'If `cellSelection` becomes `false` while several cells are selected, users no longer see the selection, but Ctrl + C still copies those cells instead of the selected rows or the focused cell.',
    workaround:
      'Call `apiRef.current.setCellSelectionModel({})` before you turn `cellSelection` off.',
  },
  {
    id: 'selected-groups-change',
    title: 'The selection of groups changes by itself',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/row-grouping/#select-a-group-with-its-rows'],
    problem:
      "When **Select all** has set an [`'exclude'` model](/x/react-data-grid/row-selection/#what-select-all-gives), a filter, an edit or another change of the rows deselects the rows in closed groups, unless `parents` is `false`. With `parents: false`, selected groups are deselected by any of these, and by sorting. When a new `rows` array brings a row for a selected group, that row is selected.",
    workaround:
      '[`keepNonExistentRowsSelected`](/x/react-data-grid/row-selection/#keep-rows-selected-while-filtering) prevents the first two, and puts off the third until the next change of the rows or filter.',
  },
  {
    id: 'one-formatter-for-all-groups',
    title: 'Groups of one level are formatted like those of another',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/row-grouping/#show-one-grouping-column-or-several'],
    problem:
      'In the single mode, groups of every level get the `valueFormatter` of the first field in the model, or of `mainGroupingCriteria`: grouped by year and then by price, the prices look like years. Below a `boolean` column, groups say **yes** or **no**; below a `date` column, the grid throws at a value that is not a `Date`. With `leafField` alone, groups are not formatted at all, not even in the multiple mode.',
    workaround:
      'Use the multiple mode without `leafField`, or set `valueFormatter: undefined` in `groupingColDef` and let [`groupingValueGetter`](/x/react-data-grid/row-grouping/#group-by-another-value) return the text to show.',
  },
  {
    id: 'pivot-in-exported-state',
    title: 'A saved state loses the pivot',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: [
      '/x/react-data-grid/pivoting/#control-the-pivot',
      '/x/react-data-grid/state/#save-the-state',
    ],
    problem:
      '`exportState()` includes neither the pivot model nor whether the pivot is on.',
    workaround: 'Store what `onPivotModelChange` and the other callbacks report.',
  },
  {
    id: 'totals-after-pivoting',
    title: 'Totals stay on your columns after pivoting',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/pivoting/#what-changes-while-the-pivot-is-on'],
    problem:
      'Totals on your own columns, from a pivot without a field in **Columns**, stay when the pivot is turned off, unless a column was [aggregated](/x/react-data-grid/aggregation/) before or you control `aggregationModel`.',
    workaround: 'Clear them with `setAggregationModel({})`.',
  },
  {
    id: 'space-key-in-pivot',
    title: 'The space key opens the innermost groups of a pivot',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/pivoting/#limits'],
    problem:
      'The innermost groups of a pivot have no button that expands them. The space key still does, and shows the rows behind the totals.',
  },
  {
    id: 'pivot-trigger-controls-nothing',
    title: 'The `aria-controls` of `PivotPanelTrigger` names no element',
    versions: '8.7.0',
    components: ['DataGridPremium', 'PivotPanelTrigger'],
    pages: ['/x/react-data-grid/components/pivot-panel/#accessibility'],
    problem:
      'While the panel is open, the button has an `aria-controls` with an id that is not on the panel, so assistive technology cannot follow it.',
  },
  {
    id: 'palette-types-in-pro',
    title: 'TypeScript rejects `palette.DataGrid` in Pro and Premium',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/style/#set-backgrounds-for-light-and-dark',
      '/x/react-data-grid/quickstart/#add-types-to-your-theme',
    ],
    problem:
      'The key works, but the type augmentation of these packages does not declare it.',
    workaround:
      '[Declare them yourself](/x/react-data-grid/style/#set-backgrounds-for-light-and-dark).',
  },
  {
    id: 'estimated-heights-stay',
    title: 'Estimated heights stay after `resetRowHeights()`',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/row-height/#measure-rows-again'],
    problem:
      "After the call, a rendered row of the height `'auto'` is measured again only if its height changes. Otherwise its estimate stays: the scrollbar is off, and a grid that grows with its rows is too short or too tall.",
  },
  {
    id: 'merged-cell-missing-after-jump',
    title: 'A long merged cell is missing after a jump',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/row-spanning/#limits'],
    problem:
      'If code scrolls to rows that have not been rendered yet, for example with `scrollToIndexes()`, and the first row of a merged cell is above them and out of view, the grid leaves the cell out until the user scrolls up to that row.',
  },
  {
    id: 'throttled-methods-mixed',
    title: '`updateRows()` throws while `setRows()` waits',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/row-updates/#stream-rows'],
    problem:
      'With `throttleRowsMs`, `updateRows()` throws while a `setRows()` is waiting.',
    workaround: 'Replace all rows with the `rows` prop, which does not wait.',
  },
  {
    id: 'throttled-rows-come-and-go',
    title: 'A row that goes and comes back within one wait disappears',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/row-updates/#stream-rows'],
    problem:
      'With `throttleRowsMs`, a row that is deleted and added again during one wait is lost. With row grouping or tree data, deleting a row that was added or changed during the same wait throws.',
  },
  {
    id: 'late-answer-wins',
    title: 'A late answer replaces the page that users went back to',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/server-side-data/#fetch-rows-page-by-page'],
    problem:
      'A page from the cache does not cancel the request before it. Users who go to another page and back before its answer arrives end up with the rows of that other page. Undoing a sort or filter does the same.',
    workaround:
      'If your server is slow enough for that, [turn the cache off](/x/react-data-grid/server-side-data/#cache-the-answers).',
  },
  {
    id: 'cursor-with-page-sizes',
    title: 'A cursor with several page sizes can empty the grid',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/server-side-data/#choose-page-sizes-that-share-cached-rows',
    ],
    problem:
      '`pageInfo.nextCursor` is safe only if a page is a single piece of the cache. With a larger page, storing the answer can throw an error, which reaches `onDataSourceError` and, except with `lazyLoading`, empties the grid.',
    workaround:
      'If you return a cursor, offer only the page size that you use: `pageSizeOptions={[25]}` with `pageSize: 25`.',
  },
  {
    id: 'loaded-rows-turn-into-skeletons',
    title: 'Loaded rows turn into skeletons below the view',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/server-side-data/lazy-loading/#load-more-at-the-end-when-the-count-is-unknown',
    ],
    problem:
      'Rows that arrive below the view can turn into skeletons, to be asked for again when they are scrolled into it. With `dataSourceCache={null}`, your server can get a request for the same block twice.',
    workaround: 'Leave the cache on, which usually answers.',
  },
  {
    id: 'row-count-changes-kind',
    title: 'A list ends after its first block when the count becomes `-1`',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/server-side-data/lazy-loading/#say-how-many-rows-there-are',
    ],
    problem:
      'The grid does not notice when the answer to a new sort order or filter turns a number into `-1`, or `-1` into a number. From a number to `-1`, the list ends after the first block.',
    workaround: 'Let your server always return a number, or always `-1`.',
  },
  {
    id: 'scroll-to-indexes-returns-true',
    title: '`scrollToIndexes()` returns `true` without scrolling',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/scrolling/#scroll-to-a-cell'],
    problem:
      'The types say that `scrollToIndexes()` returns `true` if the grid had to scroll. It also returns `true` if the cell was in view already, and for a row index that does not exist.',
    workaround:
      'Compare what `getScrollPosition()` returns before and after the call.',
  },
  {
    id: 'scroll-ends-under-the-scrollbar',
    title: '`scrollToIndexes()` stops under the vertical scrollbar',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/scrolling/#scroll-to-a-cell'],
    problem:
      'On the way to a column further on, `scrollToIndexes()` counts the space of the vertical scrollbar as visible. A scrollbar that takes up space covers the edge of the cell.',
    workaround:
      'Scroll on by the width of the scrollbar with `scroll({ left })`, counted from `getScrollPosition()`.',
  },
  {
    id: 'scroll-to-pinned-column',
    title: '`scrollToIndexes()` moves the other columns for a pinned one',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/scrolling/#scroll-to-a-cell',
      '/x/react-data-grid/column-pinning/',
    ],
    problem:
      'A pinned column is always in view. Still, `scrollToIndexes()` with its `colIndex` scrolls sideways, to the start for a column that is pinned to the left and to the end for one that is pinned to the right.',
    workaround: 'Leave out `colIndex` for pinned columns.',
  },
  {
    id: 'scroll-position-in-rtl',
    title: '`getScrollPosition()` and `scroll()` disagree on right-to-left pages',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/scrolling/#restore-the-scroll-position'],
    problem:
      'On right-to-left pages, `getScrollPosition()` returns a negative `left`, while `scroll()` takes a positive one, so that passing on the position scrolls back to the start. `initialState.scroll` restores `top`, but neither a positive nor a negative `left`.',
    workaround:
      'Pass `Math.abs(left)` to `scroll()`, also in an effect after mounting, instead of `initialState.scroll.left`.',
  },
  {
    id: 'third-request-without-group-keys',
    title: 'A row that is loaded again loses its `groupKeys`',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/server-side-data/tree-data/#refresh-rows-that-are-open',
      '/x/react-data-grid/server-side-data/row-grouping/#refresh-and-edit-groups',
    ],
    problem:
      'When the children of a row come from the server a second time, all of them again, and none of them has ever been opened, the row forgets its path. The third request for them has `groupKeys: undefined`. This happens with `dataSourceCache={null}`, and after the cache has been cleared or has expired.',
    workaround:
      'Leave the cache on, and refresh the top level: `fetchRows()` gives every row its path again. [Reopen the rows](/x/react-data-grid/server-side-data/tree-data/#refresh-rows-that-are-open) with `isGroupExpandedByDefault`.',
    link: '[Issue 21006](https://github.com/mui/mui-x/issues/21006)',
  },
  {
    id: 'cache-lacks-a-row-of-all',
    title: 'With all rows on one page, answers from the cache lack the last row',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/server-side-data/#cache-the-answers'],
    problem:
      'With the page size `-1`, which **All** stands for, the grid keeps each answer in the cache without its last row.',
    workaround: 'If you offer **All**, set `dataSourceCache={null}`.',
  },
  {
    id: 'cached-level-is-cut',
    title: 'A level from the cache lacks rows beyond the page size',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/server-side-data/tree-data/#cache-each-level',
      '/x/react-data-grid/server-side-data/row-grouping/#cache-the-groups',
    ],
    problem:
      'If a row has more children than a page has rows, the cache keeps only as many as fit on a page. The others are missing when the children come from the cache, for example after sorting and sorting back.',
    workaround:
      'Choose a page size that is at least as large as the largest level below the top one.',
  },
  {
    id: 'new-expansion-default-empties-tree',
    title: 'A new `isGroupExpandedByDefault` empties the grid',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/server-side-data/tree-data/#start-with-open-rows',
      '/x/react-data-grid/server-side-data/row-grouping/#start-with-open-groups',
    ],
    problem:
      'With tree data or row grouping <Badge kind="premium" /> from a `dataSource`, another `isGroupExpandedByDefault` function or another `defaultGroupingExpansionDepth` removes all rows, until the grid fetches the top level again.',
    workaround:
      'Keep the function stable. To change the depth, remount the grid with a `key`.',
  },
  {
    id: 'new-props-flatten-tree',
    title: 'A new `getRowId`, `rowCount` or `loading` flattens the tree',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/server-side-data/tree-data/#limits',
      '/x/react-data-grid/server-side-data/row-grouping/#limits',
    ],
    problem:
      'When one of these props changes in a grid with nested rows from a `dataSource`, all loaded rows move to the top level. If two of them have the same key, a tree throws an error that takes the grid down.',
    workaround:
      'Define `getRowId` outside the component, return `rowCount` in the answers instead of passing it, and leave `loading` to the grid.',
    link: '[Pull request 18715](https://github.com/mui/mui-x/pull/18715)',
  },
  {
    id: 'update-rows-moves-nested-rows',
    title: '`updateRows()` moves nested rows to the top level',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/server-side-data/tree-data/#save-edits',
      '/x/react-data-grid/server-side-data/row-grouping/#refresh-and-edit-groups',
    ],
    problem:
      'With tree data or row grouping <Badge kind="premium" /> from a `dataSource`, `updateRows()` moves a nested row that it changes to the end of the top level. An edit does the same if the data source has no `updateRow()`.',
    workaround: 'Add `updateRow()`, and change rows with `dataSource.editRow()`.',
    link: '[Pull request 23518](https://github.com/mui/mui-x/pull/23518)',
  },
  {
    id: 'cached-pages-lose-totals',
    title: 'Totals are out of date when rows come from the cache',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: [
      '/x/react-data-grid/server-side-data/aggregation/#show-totals-below-the-rows',
    ],
    problem:
      'If a page is larger than the smallest of `pageSizeOptions`, an answer from the cache comes without its `aggregateRow`. After a filter has been set and removed, for example, the grid still shows the totals of the filtered rows.',
    workaround:
      'Use the smallest of `pageSizeOptions` as the page size, or turn the cache off with `dataSourceCache={null}`.',
  },
  {
    id: 'undeclared-function-throws',
    title: 'A model with an unknown function takes the grid down',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: [
      '/x/react-data-grid/server-side-data/aggregation/#declare-the-functions',
    ],
    problem:
      'With a `dataSource`, a function that the model names and `aggregationFunctions` lacks makes the grid throw an error, unless `availableAggregationFunctions` of the column leaves it out. Without a `dataSource`, such a name is ignored.',
    workaround:
      'Declare every function, also those in models that you have stored, or take unknown names out of the model.',
  },
  {
    id: 'row-spinner-without-name',
    title: 'The spinner of a loading row has no name',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/server-side-data/tree-data/#handle-failed-requests-for-children',
      '/x/react-data-grid/server-side-data/row-grouping/#handle-failed-requests-for-a-group',
    ],
    problem:
      'While the children of a row load, the spinner in its cell is a progress bar without an accessible name, and checks such as axe report it.',
    workaround:
      "Name it in your theme: `components: { MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } } }`.",
  },
  {
    id: 'sort-item-without-direction',
    title: 'A sort item without a direction sorts without an arrow',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/sorting/#sort-from-the-start'],
    problem:
      'An item of the sort model with `sort: undefined` sorts the rows in ascending order, without an arrow in the header.',
    workaround: 'Leave the item out. `null` is safe too: that item is ignored.',
  },
  {
    id: 'dirty-models-lose-changes',
    title: '`exportOnlyDirtyModels` loses changes of density and page',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/state/#save-the-state'],
    problem:
      'With this option `exportState()` loses some changes that users make, unless a prop or `initialState` has set the model too. The density is left out. So is the pagination model, unless the page and the page size both differ from their defaults: page two of the default size is lost, and so is another page size on the first page.',
    workaround: 'Export everything if these matter.',
  },
  {
    id: 'tree-indent-in-rtl',
    title: 'Tree data and groups are not indented on right-to-left pages',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/tree-data/#tree-data-and-other-features',
      '/x/react-data-grid/row-grouping/',
    ],
    problem:
      'On right-to-left pages, the built-in cells of tree data and of row grouping <Badge kind="premium" /> put their indent on the wrong side, so all levels start at the same edge.',
    workaround:
      'Render the cell yourself with `paddingInlineStart`, [as here](/x/react-data-grid/tree-data/#change-the-tree-column). For groups, `rowGroupingColumnMode="multiple"` does without the indent.',
  },
  {
    id: 'ai-select-too-many',
    title: 'A prompt fails if `select` is larger than the number of rows',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/ai-assistant/#answer-a-prompt'],
    problem:
      'The filters, the sort order and the groups of the answer are applied, but no row is selected, and the prompt in the panel shows a technical error instead of success.',
    workaround:
      'Limit `select` to the number of rows in `onPrompt`, or answer `-1`.',
  },
  {
    id: 'ai-initial-index',
    title: '`initialState` does not open a conversation',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/ai-assistant/#store-the-conversations'],
    problem:
      'The types allow `initialState.aiAssistant.activeConversationIndex`, but the grid always starts with the first conversation.',
    workaround:
      'Call `apiRef.current.aiAssistant.setActiveConversationIndex()` in an effect.',
  },
  {
    id: 'ai-index-zero',
    title: '`aiAssistantActiveConversationIndex` does not return to `0`',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/ai-assistant/#store-the-conversations'],
    problem:
      'If the prop changes from another index to `0`, the grid stays with the old conversation.',
    workaround: 'Call `apiRef.current.aiAssistant.setActiveConversationIndex(0)`.',
  },
  {
    id: 'ai-frozen-conversations',
    title: 'Prompts fail if the conversations are frozen',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/ai-assistant/#store-the-conversations'],
    problem:
      'The grid writes the `conversationId` of an answer into the object that it got from `aiAssistantConversations`. Stores such as Redux Toolkit freeze their objects, so the answer is applied, but the prompt shows an error such as `Cannot add property id, object is not extensible`.',
    workaround:
      'Pass a copy: `React.useMemo(() => structuredClone(conversations), [conversations])`.',
  },
  {
    id: 'ai-answer-id',
    title: 'An answer gives its id to the wrong conversation',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/ai-assistant/#store-the-conversations'],
    problem:
      'If the user opens another conversation while a prompt is in progress, that conversation receives the `conversationId` of the answer, and the one with the prompt keeps its old one.',
    workaround: 'Do not rely on the id alone: have the server check that it fits.',
  },
  {
    id: 'ai-prompt-context',
    title: '`unstable_getPromptContext()` does not exist',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/ai-assistant/#see-what-is-sent'],
    problem:
      'The comments of `unstable_gridDefaultPromptResolver()` name this method of the API object, but the grid does not have it.',
    workaround:
      'Use the second argument of `onPrompt`, or build the JSON from your columns.',
  },
  {
    id: 'ai-panel-names',
    title: 'Controls of the assistant panel have no accessible name',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/components/ai-assistant-panel/#accessibility'],
    problem:
      'The buttons that send a prompt and start a new conversation have no name, because their labels are on an element around them. The prompt field has no label either, so its placeholder serves as its name.',
    workaround:
      'Pass [a panel of your own](/x/react-data-grid/components/ai-assistant-panel/#replace-the-panel).',
  },
  {
    id: 'prompt-empty-recording',
    title: 'A recording without words sends an empty or an old prompt',
    versions: '8.7.0',
    components: ['PromptFieldRecord', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/components/prompt-field/#record-a-prompt',
      '/x/react-data-grid/ai-assistant/#know-what-it-costs-and-what-is-private',
    ],
    problem:
      'When a recording ends without a result, because the user said nothing, stopped it or did not allow the microphone, `onSubmit` is called with an empty string. After an earlier recording, it is called with the earlier prompt again.',
    workaround:
      'Ignore empty prompts in `onSubmit`, or reject them in `onPrompt`. There is no way to recognize a repeated one.',
  },
  {
    id: 'prompt-lang',
    title: 'Without `lang`, speech recognition gets an invalid language',
    versions: '8.7.0',
    components: ['PromptField', 'DataGridPremium'],
    pages: ['/x/react-data-grid/components/prompt-field/#record-a-prompt'],
    problem:
      'The types say that `lang` defaults to the language of the page or the browser. The component sets the language of the recognition to `undefined` instead, which the browser reads as the word "undefined".',
    workaround:
      'Set `lang`, such as `en-US`. The built-in panel leaves it out, so use [a panel of your own](/x/react-data-grid/components/ai-assistant-panel/#replace-the-panel).',
  },
  {
    id: 'prompt-record-error',
    title: '`onRecordError` receives an empty string',
    versions: '8.7.0',
    components: ['PromptField'],
    pages: ['/x/react-data-grid/components/prompt-field/#record-a-prompt'],
    problem:
      "The callback gets the `message` of the browser's error, which is empty in Chromium. The reason, such as `not-allowed`, is not passed on.",
    workaround: 'Show a message of your own.',
  },
  {
    id: 'prompt-ime',
    title: 'Enter sends a prompt while an input method is composing',
    versions: '8.7.0',
    components: ['PromptFieldControl', 'DataGridPremium'],
    pages: ['/x/react-data-grid/components/prompt-field/#type-a-prompt'],
    problem:
      'With an input method, such as those for Japanese or Chinese, <kbd>Enter</kbd> confirms the characters, and the field sends the unfinished prompt at the same time.',
    workaround:
      'In [`render`](/x/react-data-grid/components/prompt-field/#type-a-prompt), call `onKeyDown` only if `event.keyCode` is not 229.',
  },
];
