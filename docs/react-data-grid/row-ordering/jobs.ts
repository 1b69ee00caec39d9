export interface Job {
  id: number;
  document: string;
  pages: number;
  paper: string;
  /** What the box beside the pointer says while the row is dragged. */
  __reorder__: string;
}

function createJob(id: number, document: string, pages: number, paper: string): Job {
  return { id, document, pages, paper, __reorder__: `${document}, ${pages} pages` };
}

/** What waits at a printer. */
export const jobs: Job[] = [
  createJob(401, 'Dinner menu', 4, 'Card stock'),
  createJob(402, 'Wedding program', 120, 'Cream, 100 lb'),
  createJob(403, 'Flood map', 1, 'Poster'),
  createJob(404, 'Choir scores', 64, 'Letter'),
  createJob(405, 'Tax forms', 18, 'Letter'),
  createJob(406, 'Garden calendar', 13, 'Glossy'),
];
