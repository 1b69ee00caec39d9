import type { KnownProblem } from '@site/src/lib/contracts/knownProblem';

export const problems: readonly KnownProblem[] = [
  {
    id: 'average-of-zero',
    title: "`avg` doesn't show zero",
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/aggregation/#built-in-functions'],
    problem:
      '`avg` leaves the cell empty if the sum is exactly `0`, for example for a change of +3 and −3, or when all values are `0`.',
    workaround:
      'If an average can be zero, [write your own](/x/react-data-grid/aggregation/#write-a-function).',
  },
  {
    id: 'boolean-results-are-empty',
    title: 'Results of boolean columns are empty',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/aggregation/#built-in-functions'],
    problem:
      'For groups and totals, the default `renderCell` of a `boolean` column shows nothing, not even the number that `size` returns.',
    workaround:
      'Give the column your own `renderCell` that shows `params.formattedValue` where `params.aggregation` is set.',
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
      "Set an empty model before you turn it on. If you set one afterwards or at the same time, it doesn't clear the results until the rows or filters change.",
  },
  {
    id: 'group-order-after-filter',
    title: 'Groups stay in their old order after a filter',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/aggregation/#aggregate-groups'],
    problem:
      'If groups are sorted by an aggregated column, a filter changes the results, but the groups stay in their old order until the grid sorts again.',
  },
  {
    id: 'aggregation-scope-is-late',
    title: 'A new `aggregationRowsScope` has no effect at first',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/aggregation/#include-the-rows-that-a-filter-hides'],
    problem:
      'A new `aggregationRowsScope` has no effect until the grid computes its results again, for example after the filter or the rows change.',
    workaround: 'To apply it right away, remount the grid with a `key`.',
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
      "An Excel export fails if a result in a `date` or `dateTime` column isn't a date, such as the result of `size`. A CSV export of [raw values](/x/react-data-grid/export/#write-raw-values) fails as well.",
  },
  {
    id: 'menu-keys-without-menu',
    title:
      'The arrow keys stop working after Ctrl + Enter on a header without a menu',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/column-menu/#turn-the-menu-off'],
    problem:
      'If columns have no menu, <kbd>Ctrl</kbd> + <kbd>Enter</kbd> on a header shows nothing, but marks a menu as open. From then on, the arrow keys no longer move the focus to a header until the user presses the keys again on that header, scrolls the grid with the wheel or a finger, resizes a column, or opens a menu and closes it.',
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
      'If a span is cut short at the edge of the pinned columns, the arrow key that leaves it moves on by the full number. For example, if `colSpan: 3` covers only one more cell, the key skips the next visible one.',
  },
  {
    id: 'focus-event-of-last-span',
    title: '`cellFocusIn` names a covered cell',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/column-spanning/#limits'],
    problem:
      'On a span that reaches the last column, the arrow key toward the end passes the last column to `cellFocusIn`, even though that cell is covered.',
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
      "Only move columns that aren't pinned, and only to indexes that no pinned column has. To reorder pinned columns, change the order in `pinnedColumns`.",
  },
  {
    id: 'pinned-values-under-wrong-header',
    title: 'Values of a pinned column appear under another header',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/column-pinning/#turn-pinning-off'],
    problem:
      "If you combine `disableColumnPinning` with a model of pinned columns, a pinned column's values can appear under the header of another one.",
    workaround:
      'Put the left columns first in `columns` and the right ones last, in the order of the model. On a right-to-left page, put the right ones first.',
  },
  {
    id: 'toolbar-without-tab-stop',
    title: "Tab doesn't reach the buttons of a toolbar",
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
    workaround: "Put a button first that's enabled from the start.",
  },
  {
    id: 'early-enter-leaves-cell-open',
    title: "Enter leaves a cell open while it's still being validated",
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/editing/persistence/#ask-before-saving',
      '/x/react-data-grid/editing/custom-edit-component/#debounce-text-input',
    ],
    problem:
      'The built-in text and number editors pass on their value 200 ms after the last key. In a column with `preProcessEditCellProps`, if users press Enter before that, the grid starts the validation and leaves the cell open, so they have to press it again. Your own editor does the same if it uses `debounceMs`.',
    workaround:
      'With `debounceMs={0}`, or without `debounceMs` in your own editor, the grid validates each key right away.',
  },
  {
    id: 'enter-reaches-the-editor',
    title: 'The Enter that opens a cell also reaches its text area',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/recipes-editing/#edit-long-text-in-a-text-area'],
    problem:
      "When <kbd>Enter</kbd> starts an edit, the grid moves the focus into the editor but doesn't stop the key, so a text area starts with an empty line.",
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
      'If a row is saved during its validation, it stays in edit mode, as it should, but `rowModesModel` says `View`. Buttons that follow the model show the wrong state until the next save.',
  },
  {
    id: 'unchecked-value-is-saved',
    title: 'A value is saved before its validation has finished',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/editing/'],
    problem:
      'If users keep typing during an asynchronous check, the response to that check ends the wait even though the last value is still being checked. If the response has no `error`, <kbd>Enter</kbd> saves the unchecked value.',
    workaround:
      'Check the value again when you [save](/x/react-data-grid/editing/persistence/).',
  },
  {
    id: 'new-row-count-resets-rows',
    title: 'A new `rowCount` undoes row updates',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/row-updates/#where-patches-live',
      '/x/react-data-grid/editing/persistence/#keep-your-own-rows-up-to-date',
    ],
    problem:
      "When `rowCount` changes, for example after filtering, a grid without a `dataSource` reads `rows` again. Saved edits and other updates that aren't in your `rows` are lost, and rows that were loaded lazily become skeletons.",
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
      'When pasted values are saved, the `rowId` that `processRowUpdate` receives is always a string, even if your ids are numbers.',
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
    title: "Copied rows follow the CSV export's option",
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/export/#write-raw-values',
      '/x/react-data-grid/clipboard/#copy-raw-values',
    ],
    problem:
      '`ignoreValueFormatterDuringExport={{ csvExport: true }}` also applies to selected rows that users copy. For a single copied cell, and for selected cells <Badge kind="premium" />, the key is `clipboardExport`.',
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
      'In an export of raw values, and in raw values that users copy, a missing value in a `number` column becomes the word `null` or `undefined`. If users paste the word back into a `number` column, it becomes `NaN`.',
    workaround:
      'If a column has gaps, stick with the formatted export, where the default formatter leaves them empty.',
  },
  {
    id: 'paste-ignores-is-cell-editable',
    title: 'Pasting ignores `isCellEditable`',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/clipboard/#paste-into-cells'],
    problem:
      'If the column is `editable`, pasting also changes cells for which `isCellEditable` returns `false`.',
    workaround:
      "For rows that must not change, return `undefined` from the column's `pastedValueParser`.",
    link: '[Issue 11984](https://github.com/mui/mui-x/issues/11984)',
  },
  {
    id: 'paste-over-group-rows',
    title: 'Pasting over a group row fails',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/clipboard/#paste-into-cells'],
    problem:
      "If the cells to paste into include an `editable` cell of a row that row grouping has generated, the grid throws an error, pastes nothing at all, and doesn't call `onClipboardPasteEnd`.",
    workaround:
      'While the rows are grouped, turn off pasting with `disableClipboardPaste`.',
  },
  {
    id: 'empty-cells-at-the-start',
    title: 'Empty cells at the start of a copy get lost',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/clipboard/#what-is-copied'],
    problem:
      'The grid trims the text of copied rows, so if the first cells of the first row are empty, its other values move to the left when users paste them. If users copy cells from a single column and the first ones are empty, the copied text starts with the first value.',
    workaround:
      'Give the column a `valueFormatter` that returns a dash or another symbol for missing values.',
  },
  {
    id: 'empty-text-in-date-columns',
    title:
      'An empty cell becomes an invalid date when users paste it into a date column',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/clipboard/#parse-pasted-values'],
    problem:
      'When users paste an empty value into a `date` or `dateTime` column, the grid stores an invalid date and displays `Invalid Date`.',
    workaround:
      'Give the column `pastedValueParser: (text) => (text ? new Date(text) : null)`.',
  },
  {
    id: 'numeric-options-cannot-be-pasted',
    title: "Users can't paste options that are numbers",
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/clipboard/#parse-pasted-values'],
    problem:
      'A `singleSelect` column compares the pasted text with the values of its `valueOptions` without converting it, so it never finds an option whose value is a number.',
    workaround: 'Give the column a `pastedValueParser` that returns a number.',
  },
  {
    id: 'confirmed-paste-loses-its-cell',
    title: 'A paste that users confirm with a click can be lost',
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
    title: 'A print stops after the rows in view',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/export/#print-export'],
    problem:
      'A grid only prints the rows that it has rendered, which are the ones in view and a few more. The rest of the paper stays blank.',
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
      "`hideToolbar` finds neither the default toolbar nor one that you build with `Toolbar`. The grid doesn't count their height either, so the footer covers the last row.",
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
      'If you control `paginationModel` in the Community version, printing more than 100 rows breaks the grid: your handler receives a page size above 100, and if you pass that on, the grid throws an error.',
    workaround:
      'Use `initialState` instead of the prop. If you need the prop, ignore such page sizes in your handler. The print then only contains the current page.',
  },
  {
    id: 'print-of-pinned-rows',
    title: 'A print with pinned rows is cut off at the bottom',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/row-pinning/#pinned-rows-in-exports'],
    problem:
      "A print doesn't make room for the pinned rows, so it's cut off at the bottom by their height. The rows in `bottom` and the last of the other rows can be missing.",
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
      'With `worker`, `includeHeaders: false` has no effect, and column group headers are missing by default.',
    workaround:
      'To include the group headers, set `includeColumnGroupsHeaders: true`.',
  },
  {
    id: 'logic-operator-styles',
    title: 'A styled logic operator appears in the first filter form',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/filtering/customization/#restyle-the-panel'],
    problem:
      '`sx` in `logicOperatorInputProps` replaces the styles that hide this select in the first form, and `className` replaces its class.',
    workaround: "Style it from the panel's `sx`, using its class.",
  },
  {
    id: 'quick-filter-control-focus',
    title: "The quick filter's default field never takes the focus",
    versions: '8.7.0',
    components: ['QuickFilterControl', 'QuickFilter'],
    pages: ['/x/react-data-grid/components/quick-filter/#the-parts'],
    problem:
      "Without `render`, the ref of `QuickFilterControl` doesn't reach an input, so the field doesn't take the focus when users expand or clear the search. With React 18, the console warns about a ref for a function component.",
    workaround:
      'Render a `TextField` in `render`, and pass the `ref` to it as `inputRef`.',
  },
  {
    id: 'filter-panel-unknown-field',
    title: "The filter panel throws for a column that doesn't exist",
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/filtering-recipes/#keep-the-filter-after-a-reload'],
    problem:
      "If an item of the filter model has a `field` that isn't a column, it doesn't filter anything, but the filter panel throws when it opens.",
    workaround: 'Remove such items before you pass the model.',
  },
  {
    id: 'quick-filter-html-input',
    title: 'Props for the input of `QuickFilterControl` break the search',
    versions: '8.7.0',
    components: ['QuickFilterControl'],
    pages: ['/x/react-data-grid/components/quick-filter/#name-the-parts'],
    problem:
      "`htmlInput` in the `slotProps` of `QuickFilterControl` replaces the props that the search sets there instead of adding to them. The input loses its role and its id. As a result, the trigger's `aria-controls` leads nowhere, <kbd>Tab</kbd> reaches the collapsed field, and an empty search stays open when it loses the focus.",
    workaround:
      'Use `render`, and spread the `htmlInput` it receives before your own props.',
  },
  {
    id: 'quick-filter-trigger-reopens',
    title: "The trigger doesn't close an empty search",
    versions: '8.7.0',
    components: ['QuickFilterTrigger'],
    pages: [
      '/x/react-data-grid/components/quick-filter/#build-an-expandable-search',
    ],
    problem:
      'When users press a `QuickFilterTrigger` while the focus is in the empty field, the field loses the focus, which collapses the search. The click then expands it again.',
    workaround:
      "Keep the focus in the field by calling `event.preventDefault()` in the trigger's `onMouseDown`.",
  },
  {
    id: 'quick-filter-late-text',
    title: 'A search that users clear quickly still filters the rows',
    versions: '8.7.0',
    components: ['QuickFilter', 'QuickFilterControl', 'QuickFilterClear'],
    pages: [
      '/x/react-data-grid/components/quick-filter/#split-and-delay-what-users-type',
    ],
    problem:
      "Clearing the search, with <kbd>Escape</kbd> or with `QuickFilterClear`, doesn't cancel the keystrokes that are still waiting for `debounceMs`. The field is then empty, but the rows are filtered by the text that used to be in it.",
    workaround:
      'Keep `debounceMs` short so that users are unlikely to clear the text within that time.',
  },
  {
    id: 'header-filter-menu-keys',
    title: 'Ctrl + Enter locks a header filter without a menu',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/filtering/header-filters/#keep-it-plain'],
    problem:
      "<kbd>Ctrl</kbd> + <kbd>Enter</kbd> on a filter cell tries to open a menu even where there isn't one. If `headerFilterMenu` is `null`, that's everywhere; otherwise, it's in columns that can't be filtered or that have a `renderHeaderFilter`. The cell then ignores the keyboard until the user clicks in an input.",
    workaround:
      '[Stop the key](/x/react-data-grid/filtering/header-filters/#keep-it-plain) with `onKeyDownCapture` on an element around the grid.',
  },
  {
    id: 'shared-empty-header-filter',
    title: 'Header filters of two grids interfere with each other',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/filtering/header-filters/'],
    problem:
      "Grids in the same app share the empty filter for a field name. If two of them have header filters on fields with the same name but different operators, the second one starts with the first one's operator. It throws when a user types there, with an error such as _No filter operator found for column 'total' and operator value '='_, or as soon as it's rendered if there's no translation for that operator.",
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
      "With `ignoreDiacritics`, **is any of** on a `singleSelect` column doesn't find any value that has an accent.",
    workaround: 'Filter by **is**, which does find them.',
  },
  {
    id: 'list-view-without-tab-stop',
    title: "Tab doesn't reach the cards of a list view",
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/list-view/#let-keyboard-users-reach-the-cards'],
    problem:
      "In a list view, <kbd>Tab</kbd> doesn't stop at any card until the user has clicked one, because a grid's first stop is a column header. The stop is lost again after <kbd>↑</kbd> or <kbd>Page Up</kbd> on the first card, because these keys go to the missing headers.",
    workaround:
      "Put a link or a button in the cards, without the `tabIndex` from the params, so that it's a stop of its own.",
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
      "In a list view, the `skeleton` variant of the loading overlay shows the table's columns, with their widths.",
    workaround:
      'Use another variant, or [your own overlay](/x/react-data-grid/overlays/).',
  },
  {
    id: 'locales-lack-displayed-rows',
    title: 'In most languages, the range in the footer stays in English',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/localization/#change-the-texts-of-the-pagination'],
    problem:
      '28 of the 38 locales lack `paginationDisplayedRows`, so the range in their footer stays in English: **1–60 of 60**.',
    workaround:
      "[Add it](/x/react-data-grid/localization/#change-the-texts-of-the-pagination) to the locale's strings.",
  },
  {
    id: 'missing-detail-panel',
    title: 'A detail panel is missing even though its icon is open',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/master-detail/#control-which-panels-are-open'],
    problem:
      "A panel can be missing when its row returns from another page or passes the filter again: the icon shows it as open, but there's nothing there. This happens if, in the meantime, another panel was opened or closed, the rows were sorted or updated, or the row's own id was added.",
    workaround:
      'Whenever the page or the filter changes, [set a copy of the ids](/x/react-data-grid/master-detail/#control-which-panels-are-open), and the panels come back.',
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
      "With `keepNonExistentRowsSelected`, the grid throws if it receives a new `isRowSelectable` function while a selected row isn't loaded, such as a row on another server page.",
    workaround:
      'Define the function outside the component or with `useCallback()`, or control the selection.',
  },
  {
    id: 'select-row-in-single-selection',
    title: "`selectRow()` doesn't replace the selected row",
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/row-selection/'],
    problem:
      'If users can only select one row, `selectRow(id)` does nothing while another row is selected.',
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
      'With pages from a server, the footer says this until the grid has a number, for example while the first page is loading.',
    workaround:
      'Pass a number from the start, as `rowCount` or, with a `dataSource`, in `initialState.pagination.rowCount`.',
  },
  {
    id: 'row-count-of-client-pages',
    title: "The footer offers pages that don't exist",
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/pagination/#load-pages-from-a-server'],
    problem:
      "With client-side pagination, a development build logs that `rowCount` has no effect, but the footer uses it anyway. If the number is too large, the footer offers pages that don't exist.",
    workaround: 'Leave out `rowCount`, because the grid counts the rows itself.',
  },
  {
    id: 'several-rows-despite-single-selection',
    title: 'With `disableMultipleRowSelection`, several rows still get selected',
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
      "In a grid with groups or tree data, a filter replaces an `'exclude'` model with the ids of the rows that pass it, even with `keepNonExistentRowsSelected`.",
    workaround:
      'Pass an `isRowSelectable` that returns `true`, and define it outside the component. **Select all** then lists ids instead, and the prop works.',
  },
  {
    id: 'selecting-from-a-pinned-row-throws',
    title: 'Selecting from a pinned row with the keyboard throws',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/cell-selection/#limits'],
    problem:
      'While a cell in a pinned row has the focus, Shift with Space or an arrow key throws `Cannot read properties of undefined`.',
    workaround:
      'In `onCellKeyDown`, set `event.defaultMuiPrevented` to `true` if `event.shiftKey` is `true` and `params.id` belongs to a pinned row.',
  },
  {
    id: 'copy-after-cell-selection-is-off',
    title:
      'After you turn off `cellSelection`, users can still copy the selected cells',
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
      "When **Select all** has set an [`'exclude'` model](/x/react-data-grid/row-selection/#what-select-all-gives), the rows in closed groups get deselected by a filter, an edit, or another change of the rows, unless `parents` is `false`. With `parents: false`, any of these, and also sorting, deselects selected groups. If a new `rows` array adds a row to a selected group, that row is selected.",
    workaround:
      '[`keepNonExistentRowsSelected`](/x/react-data-grid/row-selection/#keep-rows-selected-while-filtering) prevents the first two, and puts off the third until the rows or the filter change again.',
  },
  {
    id: 'one-formatter-for-all-groups',
    title: 'Groups on one level are formatted like groups on another',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/row-grouping/#show-one-grouping-column-or-several'],
    problem:
      "In the single mode, groups on every level get the `valueFormatter` of the first field in the model, or of `mainGroupingCriteria`. For example, if you group by year and then by price, the prices look like years. Below a `boolean` column, groups say **yes** or **no**. Below a `date` column, the grid throws when a value isn't a `Date`. With only `leafField`, groups aren't formatted at all, not even in the multiple mode.",
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
      'If a pivot has no field in **Columns**, its totals are on your own columns. They stay there when users turn the pivot off, unless a column was [aggregated](/x/react-data-grid/aggregation/) before or you control `aggregationModel`.',
    workaround: 'Clear them with `setAggregationModel({})`.',
  },
  {
    id: 'space-key-in-pivot',
    title: 'The space key opens the innermost groups of a pivot',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/pivoting/#limits'],
    problem:
      'The innermost groups of a pivot have no button to expand them. The space key still expands them, and shows the rows behind the totals.',
  },
  {
    id: 'pivot-trigger-controls-nothing',
    title: "The `aria-controls` of `PivotPanelTrigger` doesn't refer to any element",
    versions: '8.7.0',
    components: ['DataGridPremium', 'PivotPanelTrigger'],
    pages: ['/x/react-data-grid/components/pivot-panel/#accessibility'],
    problem:
      "While the panel is open, the button's `aria-controls` has an id that isn't on the panel, so assistive technology can't follow it.",
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
      "The key works, but these packages' type augmentation doesn't declare it.",
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
      "After the call, the grid only measures a rendered row with the height `'auto'` again if its height changes. Otherwise, the estimate stays, so the scrollbar is off, and a grid that grows with its rows is too short or too tall.",
  },
  {
    id: 'merged-cell-missing-after-jump',
    title: 'A long merged cell is missing after a jump',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/row-spanning/#limits'],
    problem:
      "If code scrolls to rows that haven't been rendered yet, for example with `scrollToIndexes()`, and a merged cell's first row is above them and out of view, the grid leaves out the cell until the user scrolls up to that row.",
  },
  {
    id: 'throttled-methods-mixed',
    title: '`updateRows()` throws while `setRows()` waits',
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/row-updates/#stream-rows'],
    problem:
      'With `throttleRowsMs`, `updateRows()` throws while a `setRows()` call is waiting.',
    workaround: "Replace all rows with the `rows` prop, which doesn't wait.",
  },
  {
    id: 'throttled-rows-come-and-go',
    title: "A row that's deleted and added again within one wait disappears",
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/row-updates/#stream-rows'],
    problem:
      'With `throttleRowsMs`, the grid loses a row that you delete and add again during the same wait. With row grouping or tree data, it throws if you delete a row that was added or changed during the same wait.',
  },
  {
    id: 'late-answer-wins',
    title: 'A late response replaces the page that users went back to',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/server-side-data/#fetch-rows-page-by-page'],
    problem:
      "A page from the cache doesn't cancel the request before it. If users go to another page and back before its response arrives, they end up with the rows of that other page. The same happens when they undo a sort or filter.",
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
      '`pageInfo.nextCursor` is only safe if a page is a single piece of the cache. With a larger page, storing the response can throw an error, which reaches `onDataSourceError` and, except with `lazyLoading`, empties the grid.',
    workaround:
      'If you return a cursor, only offer the page size that you use: `pageSizeOptions={[25]}` with `pageSize: 25`.',
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
      'Rows that arrive below the view can turn into skeletons, so the grid requests them again when users scroll to them. With `dataSourceCache={null}`, your server may get a request for the same block twice.',
    workaround: 'Leave the cache on, because it usually has these rows.',
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
      "The grid doesn't notice when the response for a new sort order or filter turns a number into `-1`, or `-1` into a number. If a number turns into `-1`, the list ends after the first block.",
    workaround: 'Have your server always return a number, or always `-1`.',
  },
  {
    id: 'scroll-to-indexes-returns-true',
    title: '`scrollToIndexes()` returns `true` without scrolling',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/scrolling/#scroll-to-a-cell'],
    problem:
      "The types say that `scrollToIndexes()` returns `true` if the grid had to scroll. It also returns `true` if the cell was already in view, and for a row index that doesn't exist.",
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
      'When it scrolls forward to a column, `scrollToIndexes()` counts the space of the vertical scrollbar as visible. A scrollbar that takes up space then covers the edge of the cell.',
    workaround:
      'Scroll farther by the width of the scrollbar with `scroll({ left })`, starting from `getScrollPosition()`.',
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
      "A pinned column is always in view. If you pass its `colIndex`, however, `scrollToIndexes()` scrolls sideways: to the start for a column that's pinned to the left, and to the end for one that's pinned to the right.",
    workaround: 'Leave out `colIndex` for pinned columns.',
  },
  {
    id: 'scroll-position-in-rtl',
    title: '`getScrollPosition()` and `scroll()` disagree on right-to-left pages',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/scrolling/#restore-the-scroll-position'],
    problem:
      'On right-to-left pages, `getScrollPosition()` returns a negative `left`, but `scroll()` takes a positive one, so if you pass the position on, the grid scrolls back to the start. `initialState.scroll` restores `top`, but neither a positive nor a negative `left`.',
    workaround:
      'Pass `Math.abs(left)` to `scroll()`. Instead of `initialState.scroll.left`, do the same in an effect after mounting.',
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
      'A row forgets its path when all of its children come from the server a second time and none of them has ever been opened. The third request for them then has `groupKeys: undefined`. This happens with `dataSourceCache={null}`, and after the cache has been cleared or has expired.',
    workaround:
      'Leave the cache on, and refresh the top level, because `fetchRows()` gives every row its path again. [Reopen the rows](/x/react-data-grid/server-side-data/tree-data/#refresh-rows-that-are-open) with `isGroupExpandedByDefault`.',
    link: '[Issue 21006](https://github.com/mui/mui-x/issues/21006)',
  },
  {
    id: 'cache-lacks-a-row-of-all',
    title: 'With all rows on one page, responses from the cache lack the last row',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/server-side-data/#cache-the-answers'],
    problem:
      'With the page size `-1`, which is what **All** stands for, the grid caches each response without its last row.',
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
      'If a row has more children than a page has rows, the cache only keeps as many as fit on a page. The others are missing when the children come from the cache, for example after users sort and then undo the sorting.',
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
      'With tree data or row grouping <Badge kind="premium" /> from a `dataSource`, a new `isGroupExpandedByDefault` function or a different `defaultGroupingExpansionDepth` removes all rows until the grid fetches the top level again.',
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
      'Define `getRowId` outside the component, return `rowCount` in the responses instead of passing it, and leave `loading` to the grid.',
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
      'With tree data or row grouping <Badge kind="premium" /> from a `dataSource`, if `updateRows()` changes a nested row, it also moves that row to the end of the top level. An edit does the same if the data source has no `updateRow()`.',
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
      'If a page is larger than the smallest of `pageSizeOptions`, a response from the cache comes without its `aggregateRow`. For example, after users set and remove a filter, the grid still shows the totals of the filtered rows.',
    workaround:
      'Use the smallest of `pageSizeOptions` as the page size, or turn off the cache with `dataSourceCache={null}`.',
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
      "With a `dataSource`, the grid throws an error if the model names a function that's missing from `aggregationFunctions`, unless the column's `availableAggregationFunctions` leaves it out. Without a `dataSource`, the grid ignores such a name.",
    workaround:
      "Declare every function, including those in models you've stored, or remove unknown names from the model.",
  },
  {
    id: 'row-spinner-without-name',
    title: "A loading row's spinner has no name",
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/server-side-data/tree-data/#handle-failed-requests-for-children',
      '/x/react-data-grid/server-side-data/row-grouping/#handle-failed-requests-for-a-group',
    ],
    problem:
      "While a row's children are loading, the spinner in its cell is a progress bar without an accessible name, and checks such as axe report it.",
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
      'A sort model item with `sort: undefined` sorts the rows in ascending order, but the header has no arrow.',
    workaround:
      'Leave out the item. `null` is also safe, because the grid ignores that item.',
  },
  {
    id: 'dirty-models-lose-changes',
    title: '`exportOnlyDirtyModels` loses changes to density and page',
    versions: '8.7.0',
    components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    pages: ['/x/react-data-grid/state/#save-the-state'],
    problem:
      'With this option, `exportState()` loses some changes that users make, unless a prop or `initialState` has also set the model. It leaves out the density. It also leaves out the pagination model, unless the page and the page size both differ from their defaults. So it loses page two of the default size, and also another page size on the first page.',
    workaround: 'If these matter, export everything.',
  },
  {
    id: 'tree-indent-in-rtl',
    title: "Tree data and groups aren't indented on right-to-left pages",
    versions: '8.7.0',
    components: ['DataGridPro', 'DataGridPremium'],
    pages: [
      '/x/react-data-grid/tree-data/#tree-data-and-other-features',
      '/x/react-data-grid/row-grouping/',
    ],
    problem:
      'On right-to-left pages, the built-in cells of tree data and of row grouping <Badge kind="premium" /> put their indent on the wrong side, so all levels start at the same edge.',
    workaround:
      'Render the cell yourself with `paddingInlineStart`, [as here](/x/react-data-grid/tree-data/#change-the-tree-column). For groups, you can set `rowGroupingColumnMode="multiple"`, which has no indent.',
  },
  {
    id: 'ai-select-too-many',
    title: 'A prompt fails if `select` is larger than the number of rows',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/ai-assistant/#answer-a-prompt'],
    problem:
      "The grid applies the filters, sort order, and groups from the response, but doesn't select any row, and the prompt in the panel shows a technical error instead of success.",
    workaround:
      'In `onPrompt`, limit `select` to the number of rows, or set it to `-1`.',
  },
  {
    id: 'ai-initial-index',
    title: "`initialState` doesn't open a conversation",
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
    title: "`aiAssistantActiveConversationIndex` doesn't return to `0`",
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/ai-assistant/#store-the-conversations'],
    problem:
      'If the prop changes from another index to `0`, the grid keeps showing the old conversation.',
    workaround: 'Call `apiRef.current.aiAssistant.setActiveConversationIndex(0)`.',
  },
  {
    id: 'ai-frozen-conversations',
    title: 'Prompts fail if the conversations are frozen',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/ai-assistant/#store-the-conversations'],
    problem:
      'The grid writes the `conversationId` from a response to the object that it got from `aiAssistantConversations`. Stores such as Redux Toolkit freeze their objects, so the grid applies the response, but the prompt shows an error such as `Cannot add property id, object is not extensible`.',
    workaround:
      'Pass a copy: `React.useMemo(() => structuredClone(conversations), [conversations])`.',
  },
  {
    id: 'ai-answer-id',
    title: 'A response gives its id to the wrong conversation',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/ai-assistant/#store-the-conversations'],
    problem:
      'If the user opens another conversation while a prompt is in progress, that conversation receives the `conversationId` from the response, and the one with the prompt keeps its old one.',
    workaround:
      "Don't rely on the id alone. Have the server check that it belongs to the conversation.",
  },
  {
    id: 'ai-prompt-context',
    title: "`unstable_getPromptContext()` doesn't exist",
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/ai-assistant/#see-what-is-sent'],
    problem:
      "The comments on `unstable_gridDefaultPromptResolver()` mention this method of the API object, but the grid doesn't have it.",
    workaround:
      'Use the second argument of `onPrompt`, or build the JSON from your columns.',
  },
  {
    id: 'ai-panel-names',
    title: 'Some controls in the assistant panel have no accessible name',
    versions: '8.7.0',
    components: ['DataGridPremium'],
    pages: ['/x/react-data-grid/components/ai-assistant-panel/#accessibility'],
    problem:
      'The buttons that send a prompt and start a new conversation have no name, because their labels are on an element around them. The prompt field has no label either, so its placeholder serves as its name.',
    workaround:
      'Pass [your own panel](/x/react-data-grid/components/ai-assistant-panel/#replace-the-panel).',
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
      "If a recording ends without a result, because the user said nothing, stopped it, or didn't allow the microphone, the field calls `onSubmit` with an empty string. After an earlier recording, it calls it with the earlier prompt again.",
    workaround:
      "Ignore empty prompts in `onSubmit`, or reject them in `onPrompt`. You can't recognize a repeated one.",
  },
  {
    id: 'prompt-lang',
    title: 'Without `lang`, speech recognition gets an invalid language',
    versions: '8.7.0',
    components: ['PromptField', 'DataGridPremium'],
    pages: ['/x/react-data-grid/components/prompt-field/#record-a-prompt'],
    problem:
      'The types say that `lang` defaults to the language of the page or the browser. Instead, the component sets the recognition language to `undefined`, which the browser reads as the word "undefined".',
    workaround:
      'Set `lang`, for example to `en-US`. The built-in panel leaves it out, so use [your own panel](/x/react-data-grid/components/ai-assistant-panel/#replace-the-panel).',
  },
  {
    id: 'prompt-record-error',
    title: '`onRecordError` receives an empty string',
    versions: '8.7.0',
    components: ['PromptField'],
    pages: ['/x/react-data-grid/components/prompt-field/#record-a-prompt'],
    problem:
      "The callback gets the `message` of the browser's error, which is empty in Chromium. It doesn't get the reason, such as `not-allowed`.",
    workaround: 'Show your own message.',
  },
  {
    id: 'prompt-ime',
    title: 'Enter sends a prompt while an input method is composing',
    versions: '8.7.0',
    components: ['PromptFieldControl', 'DataGridPremium'],
    pages: ['/x/react-data-grid/components/prompt-field/#type-a-prompt'],
    problem:
      'With an input method, such as those for Japanese or Chinese, <kbd>Enter</kbd> confirms the characters, but at the same time the field sends the unfinished prompt.',
    workaround:
      'In [`render`](/x/react-data-grid/components/prompt-field/#type-a-prompt), call `onKeyDown` only if `event.keyCode` is not 229.',
  },
];
