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
      'With `checkboxSelection`, the checkboxes have no accessible name, so a screen reader announces a checkbox and no more.',
    workaround:
      'Name them: [from their labels](/x/react-tree-view/tree-item-customization/#label), or by `aria-label` in a [Rich](/x/react-tree-view/rich-tree-view/selection/#check-several-items) or a [Simple Tree View](/x/react-tree-view/simple-tree-view/selection/#check-several-items).',
  },
  {
    id: 'tree-without-tab-stop',
    title: 'Keyboard users cannot enter a tree',
    versions: '8.7.0',
    components: ['RichTreeView', 'RichTreeViewPro'],
    pages: ['/x/react-tree-view/accessibility/#keep-the-tree-in-reach'],
    problem:
      'A rich tree has no tab stop when the selected item is in an open branch inside a closed one. It happens when an item two levels down is selected and people close the branch on the first level with a key, or with a click in a tree with checkboxes or `disableSelection`, because the branch between stays in the list of expanded items.',
    workaround:
      '[Control the expansion](/x/react-tree-view/accessibility/#keep-the-tree-in-reach) and leave out what is inside closed branches.',
  },
  {
    id: 'items-have-the-root-class',
    title: 'Items get the border or padding of the tree',
    versions: '8.7.0',
    components: ['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/rich-tree-view/customization/#style-the-items',
      '/x/react-tree-view/simple-tree-view/customization/#style-the-rows',
    ],
    problem:
      'Each item has the `root` class of the tree too, and never its `item` class: a border for the tree is drawn around every item, and `classes={{ item }}` has no effect.',
    workaround: 'Style the tree by its `className` or `sx`.',
  },
  {
    id: 'unnamed-text-field',
    title: 'The text field of a label has no accessible name',
    versions: '8.7.0',
    components: ['RichTreeView', 'RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/rich-tree-view/editing/',
      '/x/react-tree-view/tree-item-customization/#label',
    ],
    problem:
      'While people edit a label, a screen reader announces a text field and its content, but no name.',
    workaround:
      "[Give it one](/x/react-tree-view/rich-tree-view/editing/): pass `'aria-label'` in `slotProps.labelInput` of the items.",
  },
  {
    id: 'disabled-items-are-edited',
    title: 'A double-click edits a disabled item',
    versions: '8.7.0',
    components: ['RichTreeView', 'RichTreeViewPro'],
    pages: ['/x/react-tree-view/rich-tree-view/editing/#some-items'],
    problem:
      'A double-click also starts editing a disabled item, and so does <kbd>Enter</kbd> with `disabledItemsFocusable`.',
    workaround:
      'Return `false` in `isItemEditable` for disabled items and for what is inside them.',
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
      'In a tree with `expandedItems`, a second call of `setItemExpansion()` in the same handler does not know of the first one and undoes it.',
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
      '`focusItem()` focuses disabled items too, even without `disabledItemsFocusable`.',
    workaround: 'Check that the item is enabled before you call it.',
  },
  {
    id: 'unmarked-focus-after-removal',
    title: 'The focused item does not look focused after a removal',
    versions: '8.7.0',
    components: ['RichTreeView', 'RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/rich-tree-view/focus/#keep-the-focus-when-you-remove-items',
    ],
    problem:
      'When your code removes the focused item, the tree moves the focus to [the item that Tab leads to](/x/react-tree-view/rich-tree-view/focus/#choose-where-tab-leads), but this row does not get the shade of a focused one. If the removed item is that item itself, as after a click that selected it, the focus is lost.',
    workaround:
      '[Move the focus to a neighbor](/x/react-tree-view/rich-tree-view/focus/#keep-the-focus-when-you-remove-items) first.',
  },
  {
    id: 'keys-reach-disabled-items',
    title: 'Disabled items can be opened and selected',
    versions: '8.7.0',
    components: ['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/rich-tree-view/items/#disable-items',
      '/x/react-tree-view/simple-tree-view/items/#disable-items',
      '/x/react-tree-view/simple-tree-view/expansion/#know-what-opens-a-branch',
    ],
    problem:
      '<kbd>*</kbd> opens disabled branches among the siblings of the focused item. With `multiSelect` and `disabledItemsFocusable`, <kbd>Ctrl</kbd> + <kbd>A</kbd> selects disabled items too, and <kbd>Ctrl</kbd> + <kbd>Shift</kbd> + <kbd>Home</kbd> can select the first item even if it is disabled. With [`selectionPropagation`](/x/react-tree-view/rich-tree-view/selection/), selecting a parent selects its disabled descendants too.',
  },
  {
    id: 'children-count-unknown',
    title: 'An item with an unknown number of children cannot be opened',
    versions: '8.6.0',
    components: ['RichTreeViewPro'],
    pages: ['/x/react-tree-view/rich-tree-view/lazy-loading/'],
    problem: 'An item for which `getChildrenCount` returns -1 cannot be opened.',
    workaround: 'If the server only knows that there are some children, return 1.',
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
      'With lazy loading and single selection, `onSelectedItemsChange` and `onItemSelectionToggle` report an array with the id, not the id, when a selected item is opened; by default, each click on a closed item selects and opens it.',
    workaround: 'Store `[itemId].flat()[0]`, which is the id in both cases.',
  },
  {
    id: 'focus-moves-after-loading',
    title: 'The focus moves away when children have loaded',
    versions: '8.6.0',
    components: ['RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/rich-tree-view/lazy-loading/#keep-the-focus-on-the-opened-item',
    ],
    problem:
      'When the children of an item are shown, from the server or from the cache, the focus moves to the first selected item, or to the first item of the tree if none is selected. People who open branches with the keyboard lose their place.',
    workaround:
      '[Put the focus back](/x/react-tree-view/rich-tree-view/lazy-loading/#keep-the-focus-on-the-opened-item) in `onItemExpansionToggle`, which is called right after.',
  },
  {
    id: 'unnamed-loading-icons',
    title: 'The icons for loading and errors have no accessible name',
    versions: '8.6.0',
    components: ['RichTreeViewPro'],
    pages: ['/x/react-tree-view/rich-tree-view/lazy-loading/#errors'],
    problem: 'Neither the loading icon nor the error icon has an accessible name.',
    workaround:
      '[Name both](/x/react-tree-view/rich-tree-view/lazy-loading/#errors), and say in words what happened.',
  },
  {
    id: 'empty-tree-with-full-cache',
    title: 'A tree stays empty with a cache that holds its first level',
    versions: '8.6.0',
    components: ['RichTreeViewPro'],
    pages: ['/x/react-tree-view/rich-tree-view/lazy-loading/#change-the-time'],
    problem:
      'When a new tree without `items` gets a cache that already holds the first level, it neither fetches nor shows that level, and stays empty.',
    workaround:
      'Create the cache together with the tree, if you leave `items` empty.',
  },
  {
    id: 'old-list-after-reload',
    title: 'Reloaded children keep their old list',
    versions: '8.6.0',
    components: ['RichTreeViewPro'],
    pages: ['/x/react-tree-view/rich-tree-view/lazy-loading/#reload-one-branch'],
    problem:
      'When the cache returns `undefined` for children that the tree has already loaded, the tree takes the new labels but keeps the old list: items that are new on the server do not appear, and those that are gone stay. The same happens after `clear()`, and with `dataSourceCache={null}`, which the types do not list.',
    workaround:
      'In a cache of your own, return `-1`, not `undefined`, for such children.',
  },
  {
    id: 'disabled-items-dragged-by-touch',
    title: 'Disabled items can be dragged by touch',
    versions: '8.6.0',
    components: ['RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/rich-tree-view/ordering/#choose-which-items-can-be-dragged',
    ],
    problem:
      'Disabled items cannot be dragged with a mouse, but nothing in the tree stops a drag by touch.',
    workaround:
      '[Exclude them](/x/react-tree-view/rich-tree-view/ordering/#choose-which-items-can-be-dragged) if they should stay.',
  },
  {
    id: 'get-item-tree-changes-your-data',
    title: '`getItemTree()` changes the items that you passed',
    versions: '8.7.0',
    components: ['RichTreeView', 'RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/rich-tree-view/items/#read-the-whole-tree',
      '/x/react-tree-view/rich-tree-view/ordering/',
    ],
    problem:
      '`getItemTree()` writes the current children to the `children` key of each branch that you passed, even with `getItemChildren`, so it throws on a frozen branch. It cannot change the array of the first level: when a tree is mounted again with that array, an item may be missing, or be there twice, in which case the tree throws an error.',
    workaround:
      'Give the tree a copy of data that you use again, and do not freeze it.',
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
      '<kbd>Shift</kbd> + click throws `Invalid range` on an item above a closed branch with the last selected item inside; in a `SimpleTreeView`, on an item below that branch too. In a `SimpleTreeView` it also does so on a closed branch above the last selected item: it opens the branch, whose children the tree does not know yet; the second try works.',
    workaround:
      'The second case cannot occur when the click does not open the branch: on a checkbox, or beside the arrow with `expansionTrigger="iconContainer"`.',
  },
  {
    id: 'kept-selection-in-single-selection',
    title: '`keepExistingSelection` selects a second item in single selection',
    versions: '8.7.0',
    components: ['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/rich-tree-view/selection/#add-to-the-selection',
      '/x/react-tree-view/simple-tree-view/selection/#select-from-code',
    ],
    problem:
      'In single selection, `setItemSelection()` with `keepExistingSelection` selects a second item and reports an array.',
    workaround: 'Leave the option out there.',
  },
  {
    id: 'simple-tree-overrides',
    title: 'Style overrides of a tree have no effect on its items',
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
    title: '`onFocus` and `onBlur` of a tree are not called',
    versions: '8.7.0',
    components: ['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro'],
    pages: [
      '/x/react-tree-view/simple-tree-view/focus/#follow-the-focus',
      '/x/react-tree-view/rich-tree-view/focus/',
    ],
    problem: 'The tree puts handlers of its own in their place.',
    workaround:
      'Pass them in `slotProps.root`, or put them on an element around the tree.',
  },
  {
    id: 'another-item-is-reported',
    title: 'The tree reports a move of the focus that did not happen',
    versions: '8.7.0',
    components: ['SimpleTreeView'],
    pages: ['/x/react-tree-view/simple-tree-view/focus/#know-where-tab-leads'],
    problem:
      'When you change `disabled` of the focused item, add its first child or remove its last one, the tree highlights and reports [the item that Tab leads to](/x/react-tree-view/simple-tree-view/focus/#know-where-tab-leads), although the focus of the browser stays where it is.',
  },
  {
    id: 'disabled-items-focusable-changes',
    title: 'A change of `disabledItemsFocusable` has no effect',
    versions: '8.7.0',
    components: ['SimpleTreeView', 'RichTreeViewPro'],
    pages: ['/x/react-tree-view/simple-tree-view/items/#focus-on-disabled-items'],
    problem:
      'The `SimpleTreeView`, and the `RichTreeViewPro` with a `dataSource`, read `disabledItemsFocusable` only when they mount.',
    workaround:
      'Change its `key` too. The tree then starts over: what is open and selected goes back to the defaults, unless you control it.',
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
      'From the first enabled item of a branch that begins with disabled items, <kbd>↑</kbd> skips the parent and goes to the item above it, unless `disabledItemsFocusable` is set.',
    workaround: '<kbd>←</kbd> reaches the parent.',
  },
  {
    id: 'get-item-of-a-simple-tree',
    title: '`getItem()` returns no label',
    versions: '8.7.0',
    components: ['SimpleTreeView'],
    pages: ['/x/react-tree-view/simple-tree-view/items/#closed-branches'],
    problem:
      "For the items that the tree knows, `getItem()` returns `{ id, label: '' }` and no more.",
    workaround: 'Read labels and everything else from your own data.',
  },
];
