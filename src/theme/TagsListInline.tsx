// Change: pages have no tags, so no page loads their list.
export default function TagsListInline(): null {
  return null;
}
