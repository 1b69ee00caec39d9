/** Runs in the page: code, links and notes that overflow their table cells, and by how much. */
export function listOverruns(): string[] {
  return [...document.querySelectorAll('main :is(td, th)')].flatMap((cell) => {
    const { left, right } = cell.getBoundingClientRect();
    return [...cell.querySelectorAll('code, a, span')].flatMap((element) => {
      const excess = [...element.getClientRects()].map((box) =>
        Math.max(box.right - right, left - box.left),
      );
      const most = Math.round(Math.max(0, ...excess));
      return most > 1 ? [`${element.textContent.slice(0, 80)}: ${most} px`] : [];
    });
  });
}
