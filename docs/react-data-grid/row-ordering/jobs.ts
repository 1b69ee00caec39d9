export interface Job {
  id: number;
  document: string;
  pages: number;
  paper: string;
  /** Shown next to the pointer while users drag the row. */
  __reorder__: string;
}

function createJob(id: number, document: string, pages: number, paper: string): Job {
  return { id, document, pages, paper, __reorder__: `${document}, ${pages} pages` };
}

/** The jobs in a printer's queue. */
export const jobs: Job[] = [
  createJob(401, 'Dinner menu', 4, 'Card stock'),
  createJob(402, 'Wedding program', 120, 'Cream, 100 lb'),
  createJob(403, 'Flood map', 1, 'Poster'),
  createJob(404, 'Choir scores', 64, 'Letter'),
  createJob(405, 'Tax forms', 18, 'Letter'),
  createJob(406, 'Garden calendar', 13, 'Glossy'),
];
