import type { KnownProblem } from '@site/src/lib/contracts/knownProblem';

export const problems: readonly KnownProblem[] = [
  {
    id: 'unnamed-checkboxes',
    title: 'Checkboxes have no accessible name',
    versions: '8.7.0',
    components: ['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/tree-item-customization/#label',
      '/x/react-tree-view/rich-tree-view/selection/#check-several-items',
      '/x/react-tree-view/simple-tree-view/selection/#check-several-items',
    ],
    problem:
      'With `checkboxSelection`, the checkboxes have no accessible name, so screen readers just announce a checkbox.',
    workaround:
      'Name them, either [from their labels](/x/react-tree-view/tree-item-customization/#label) or with `aria-label` in a [Rich](/x/react-tree-view/rich-tree-view/selection/#check-several-items) or a [Simple Tree View](/x/react-tree-view/simple-tree-view/selection/#check-several-items).',
  },
  {
    id: 'tree-without-tab-stop',
    title: "Keyboard users can't enter a tree",
    versions: '8.7.0',
    components: ['RichTreeView', 'RichTreeViewPro'],
    pages: ['/x/react-tree-view/accessibility/#keep-the-tree-in-reach'],
    problem:
      'A rich tree has no tab stop when the selected item is in an open branch inside a closed one. This happens if an item two levels down is selected and users close the first-level branch with a key, or with a click in a tree with checkboxes or `disableSelection`, because the branch in between stays in the list of expanded items.',
    workaround:
      '[Control the expansion](/x/react-tree-view/accessibility/#keep-the-tree-in-reach) and leave out everything inside closed branches.',
  },
  {
    id: 'items-have-the-root-class',
    title: "Items get the tree's border or padding",
    versions: '8.7.0',
    components: ['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/rich-tree-view/customization/#style-the-items',
      '/x/react-tree-view/simple-tree-view/customization/#style-the-rows',
    ],
    problem:
      "Each item also has the tree's `root` class, and never its `item` class. As a result, a border for the tree appears around every item, and `classes={{ item }}` has no effect.",
    workaround: 'Style the tree with its `className` or `sx`.',
  },
  {
    id: 'unnamed-text-field',
    title: "A label's text field has no accessible name",
    versions: '8.7.0',
    components: ['RichTreeView', 'RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/rich-tree-view/editing/',
      '/x/react-tree-view/tree-item-customization/#label',
    ],
    problem:
      'While users edit a label, screen readers announce a text field and its content, but no name.',
    workaround:
      "[Give it one](/x/react-tree-view/rich-tree-view/editing/): pass `'aria-label'` in the items' `slotProps.labelInput`.",
  },
  {
    id: 'disabled-items-are-edited',
    title: 'A double-click edits a disabled item',
    versions: '8.7.0',
    components: ['RichTreeView', 'RichTreeViewPro'],
    pages: ['/x/react-tree-view/rich-tree-view/editing/#some-items'],
    problem:
      'A double-click also starts editing a disabled item, and with `disabledItemsFocusable`, so does <kbd>Enter</kbd>.',
    workaround:
      'Return `false` from `isItemEditable` for disabled items and everything inside them.',
  },
  {
    id: 'second-expansion-call',
    title: 'A second `setItemExpansion()` undoes the first one',
    versions: '8.7.0',
    components: ['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/rich-tree-view/expansion/#open-or-close-a-branch-from-code',
      '/x/react-tree-view/simple-tree-view/expansion/#open-or-close-a-branch-from-code',
    ],
    problem:
      "In a tree with `expandedItems`, a second call to `setItemExpansion()` in the same handler doesn't know about the first one and undoes it.",
    workaround:
      'Call it once per handler, or set your state to the new array instead.',
  },
  {
    id: 'focus-item-of-disabled',
    title: '`focusItem()` focuses disabled items',
    versions: '8.7.0',
    components: ['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/rich-tree-view/focus/',
      '/x/react-tree-view/rich-tree-view/items/#focus-on-disabled-items',
      '/x/react-tree-view/simple-tree-view/focus/',
      '/x/react-tree-view/simple-tree-view/items/#reach-the-element-of-an-item',
    ],
    problem:
      '`focusItem()` also focuses disabled items, even without `disabledItemsFocusable`.',
    workaround: 'Before you call it, check that the item is enabled.',
  },
  {
    id: 'unmarked-focus-after-removal',
    title: "After a removal, the focused item doesn't look focused",
    versions: '8.7.0',
    components: ['RichTreeView', 'RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/rich-tree-view/focus/#keep-the-focus-when-you-remove-items',
    ],
    problem:
      "When your code removes the focused item, the tree moves the focus to [the item that Tab goes to](/x/react-tree-view/rich-tree-view/focus/#choose-where-tab-leads), but this row doesn't get the shading of a focused row. If you remove that very item, which is the case after a click has selected it, the focus is lost.",
    workaround:
      '[Move the focus to a neighbor](/x/react-tree-view/rich-tree-view/focus/#keep-the-focus-when-you-remove-items) first.',
  },
  {
    id: 'keys-reach-disabled-items',
    title: 'Users can open and select disabled items',
    versions: '8.7.0',
    components: ['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/rich-tree-view/items/#disable-items',
      '/x/react-tree-view/simple-tree-view/items/#disable-items',
      '/x/react-tree-view/simple-tree-view/expansion/#know-what-opens-a-branch',
    ],
    problem:
      "<kbd>*</kbd> also opens disabled branches among the focused item's siblings. With `multiSelect` and `disabledItemsFocusable`, <kbd>Ctrl</kbd> + <kbd>A</kbd> also selects disabled items, and <kbd>Ctrl</kbd> + <kbd>Shift</kbd> + <kbd>Home</kbd> can select the first item even if it's disabled. With [`selectionPropagation`](/x/react-tree-view/rich-tree-view/selection/), selecting a parent also selects its disabled descendants.",
  },
  {
    id: 'children-count-unknown',
    title: "Users can't open an item with an unknown number of children",
    versions: '8.6.0',
    components: ['RichTreeViewPro'],
    pages: ['/x/react-tree-view/rich-tree-view/lazy-loading/'],
    problem: "If `getChildrenCount` returns -1 for an item, users can't open it.",
    workaround: 'If your server only knows that there are some children, return 1.',
  },
  {
    id: 'array-in-single-selection',
    title: 'A tree without `multiSelect` reports an array',
    versions: '8.6.0',
    components: ['RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/rich-tree-view/lazy-loading/#differences',
      '/x/react-tree-view/rich-tree-view/selection/#select-parents-and-children-together',
    ],
    problem:
      'With lazy loading and single selection, `onSelectedItemsChange` and `onItemSelectionToggle` report an array that contains the id, instead of the id itself, when users open a selected item. By default, every click on a closed item both selects and opens it.',
    workaround: 'Store `[itemId].flat()[0]`, which is the id in both cases.',
  },
  {
    id: 'focus-moves-after-loading',
    title: 'The focus moves away once children have loaded',
    versions: '8.6.0',
    components: ['RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/rich-tree-view/lazy-loading/#keep-the-focus-on-the-opened-item',
    ],
    problem:
      "When an item's children appear, whether they come from the server or from the cache, the focus moves to the first selected item, or to the first item of the tree if none is selected. Users who open branches with the keyboard lose their place.",
    workaround:
      '[Put the focus back](/x/react-tree-view/rich-tree-view/lazy-loading/#keep-the-focus-on-the-opened-item) in `onItemExpansionToggle`, which the tree calls right afterwards.',
  },
  {
    id: 'unnamed-loading-icons',
    title: 'The icons for loading and errors have no accessible name',
    versions: '8.6.0',
    components: ['RichTreeViewPro'],
    pages: ['/x/react-tree-view/rich-tree-view/lazy-loading/#errors'],
    problem: 'Neither the loading icon nor the error icon has an accessible name.',
    workaround:
      '[Name both](/x/react-tree-view/rich-tree-view/lazy-loading/#errors), and explain in words what happened.',
  },
  {
    id: 'empty-tree-with-full-cache',
    title: 'A tree stays empty if its cache already contains the first level',
    versions: '8.6.0',
    components: ['RichTreeViewPro'],
    pages: ['/x/react-tree-view/rich-tree-view/lazy-loading/#change-the-time'],
    problem:
      'If a new tree without `items` gets a cache that already contains the first level, it neither fetches nor shows that level, so it stays empty.',
    workaround:
      'If you leave `items` empty, create the cache together with the tree.',
  },
  {
    id: 'old-list-after-reload',
    title: 'Reloaded children keep their old list',
    versions: '8.6.0',
    components: ['RichTreeViewPro'],
    pages: ['/x/react-tree-view/rich-tree-view/lazy-loading/#reload-one-branch'],
    problem:
      "If the cache returns `undefined` for children that the tree has already loaded, the tree takes the new labels but keeps the old list: items that are new on the server don't appear, and items that are gone stay. The same happens after `clear()`, and with `dataSourceCache={null}`, which isn't in the types.",
    workaround:
      'In your own cache, return `-1`, not `undefined`, for such children.',
  },
  {
    id: 'disabled-items-dragged-by-touch',
    title: 'Users can drag disabled items by touch',
    versions: '8.6.0',
    components: ['RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/rich-tree-view/ordering/#choose-which-items-can-be-dragged',
    ],
    problem:
      "Users can't drag disabled items with a mouse, but nothing in the tree stops them from doing so by touch.",
    workaround:
      'If these items should stay where they are, [exclude them](/x/react-tree-view/rich-tree-view/ordering/#choose-which-items-can-be-dragged).',
  },
  {
    id: 'get-item-tree-changes-your-data',
    title: '`getItemTree()` changes the items you passed',
    versions: '8.7.0',
    components: ['RichTreeView', 'RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/rich-tree-view/items/#read-the-whole-tree',
      '/x/react-tree-view/rich-tree-view/ordering/',
    ],
    problem:
      "`getItemTree()` writes the current children to the `children` key of each branch you passed, even with `getItemChildren`, so it throws an error on a frozen branch. It can't change the array of the first level. If a tree mounts again with that array, an item may be missing, or it may be there twice, in which case the tree throws an error.",
    workaround:
      "Give the tree a copy of any data that you use again, and don't freeze it.",
  },
  {
    id: 'invalid-range',
    title: 'Shift + click throws `Invalid range`',
    versions: '8.7.0',
    components: ['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/simple-tree-view/selection/#select-several-items',
      '/x/react-tree-view/rich-tree-view/selection/#select-several-items',
    ],
    problem:
      "<kbd>Shift</kbd> + click throws `Invalid range` on an item above a closed branch that contains the last selected item, and in a `SimpleTreeView` also on an item below that branch. In a `SimpleTreeView`, it also throws on a closed branch above the last selected item, because the click opens the branch and the tree doesn't know its children yet. The second try works.",
    workaround:
      "The second case can't occur if the click doesn't open the branch, either because it's on a checkbox, or because it's next to the arrow in a tree with `expansionTrigger=\"iconContainer\"`.",
  },
  {
    id: 'kept-selection-in-single-selection',
    title: 'With single selection, `keepExistingSelection` selects a second item',
    versions: '8.7.0',
    components: ['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/rich-tree-view/selection/#add-to-the-selection',
      '/x/react-tree-view/simple-tree-view/selection/#select-from-code',
    ],
    problem:
      'With single selection, `setItemSelection()` with `keepExistingSelection` selects a second item and reports an array.',
    workaround: 'Leave this option out with single selection.',
  },
  {
    id: 'simple-tree-overrides',
    title: "A tree's style overrides have no effect on its items",
    versions: '8.7.0',
    components: ['SimpleTreeView', 'RichTreeView'],
    pages: [
      '/x/react-tree-view/simple-tree-view/customization/#style-all-trees-in-the-theme',
    ],
    problem:
      'In the `styleOverrides` of `MuiSimpleTreeView` and `MuiRichTreeView`, only `root` works. TypeScript accepts other keys, such as `itemContent`, but they have no effect.',
    workaround:
      'Use [`MuiTreeItem`](/x/react-tree-view/simple-tree-view/customization/#style-all-trees-in-the-theme).',
  },
  {
    id: 'focus-handlers-of-a-tree',
    title: "A tree doesn't call `onFocus` and `onBlur`",
    versions: '8.7.0',
    components: ['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/simple-tree-view/focus/#follow-the-focus',
      '/x/react-tree-view/rich-tree-view/focus/',
    ],
    problem: 'The tree replaces them with its own handlers.',
    workaround:
      'Pass them in `slotProps.root`, or put them on an element around the tree.',
  },
  {
    id: 'another-item-is-reported',
    title: "The tree reports that the focus moved when it didn't",
    versions: '8.7.0',
    components: ['SimpleTreeView'],
    pages: ['/x/react-tree-view/simple-tree-view/focus/#know-where-tab-leads'],
    problem:
      "If you change the focused item's `disabled`, add its first child, or remove its last one, the tree highlights and reports [the item that Tab goes to](/x/react-tree-view/simple-tree-view/focus/#know-where-tab-leads), even though the browser's focus stays where it is.",
  },
  {
    id: 'disabled-items-focusable-changes',
    title: 'Changing `disabledItemsFocusable` has no effect',
    versions: '8.7.0',
    components: ['SimpleTreeView', 'RichTreeViewPro'],
    pages: ['/x/react-tree-view/simple-tree-view/items/#focus-on-disabled-items'],
    problem:
      'The `SimpleTreeView`, and the `RichTreeViewPro` with a `dataSource`, only read `disabledItemsFocusable` when they mount.',
    workaround:
      'Change the `key` as well. This makes the tree start over, so whatever is open and selected goes back to the defaults, unless you control it.',
  },
  {
    id: 'up-key-skips-parent',
    title: 'The up key skips a parent',
    versions: '8.7.0',
    components: ['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/simple-tree-view/items/#focus-on-disabled-items',
      '/x/react-tree-view/rich-tree-view/items/#focus-on-disabled-items',
    ],
    problem:
      'From the first enabled item of a branch that starts with disabled items, <kbd>↑</kbd> skips the parent and goes to the item above it, unless `disabledItemsFocusable` is set.',
    workaround: '<kbd>←</kbd> reaches the parent.',
  },
  {
    id: 'get-item-of-a-simple-tree',
    title: '`getItem()` returns no label',
    versions: '8.7.0',
    components: ['SimpleTreeView'],
    pages: ['/x/react-tree-view/simple-tree-view/items/#closed-branches'],
    problem:
      "For the items that the tree knows, `getItem()` only returns `{ id, label: '' }`.",
    workaround: 'Read labels and everything else from your own data.',
  },
];
