import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/**
 * Returns the selected ids after an item has been selected or deselected: everything inside it
 * follows, and a parent is selected if all its children are.
 */
export function toggleBranch(
  items: TreeViewBaseItem[],
  selected: string[],
  itemId: string,
  isOn: boolean,
): string[] {
  const result: string[] = [];

  function visit(
    { id, children = [] }: TreeViewBaseItem,
    inherited?: boolean,
  ): boolean {
    const given = id === itemId ? isOn : inherited;
    const areSelected = children.map((child) => visit(child, given));
    const isSelected =
      areSelected.length > 0
        ? areSelected.every(Boolean)
        : (given ?? selected.includes(id));
    if (isSelected) {
      result.push(id);
    }
    return isSelected;
  }

  items.forEach((item) => visit(item));
  return result;
}
