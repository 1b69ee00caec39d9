export interface Task {
  name: string;
  days: number;
  /** Days of work already done. */
  done: number;
  /** Tasks that have to end before this one can start. */
  after: string[];
}

/** A town's plan for building a footbridge. */
export const tasks: Task[] = [
  { name: 'Survey', days: 10, done: 10, after: [] },
  { name: 'Design', days: 25, done: 25, after: ['Survey'] },
  { name: 'Permit', days: 20, done: 9, after: ['Design'] },
  { name: 'Tender', days: 15, done: 12, after: ['Design'] },
  { name: 'Foundations', days: 20, done: 0, after: ['Permit', 'Tender'] },
  { name: 'Steel', days: 30, done: 0, after: ['Tender'] },
  { name: 'Deck', days: 15, done: 0, after: ['Foundations', 'Steel'] },
  { name: 'Railings', days: 8, done: 0, after: ['Deck'] },
  { name: 'Lighting', days: 10, done: 0, after: ['Deck'] },
  { name: 'Inspection', days: 4, done: 0, after: ['Railings', 'Lighting'] },
];

/** Starts each task on the day the last task it waits for ends. */
export function plan(list: Task[]): (Task & { start: number })[] {
  const ends: Record<string, number> = {};
  return list.map((task) => {
    const start = Math.max(0, ...task.after.map((name) => ends[name]));
    ends[task.name] = start + task.days;
    return { ...task, start };
  });
}

const YEAR = 2026;
const MONTH = 2;

/** The date of a project day. The project begins on Monday, March 2, 2026. */
export const dateOf = (day: number) => new Date(YEAR, MONTH, 2 + day);

export const formatDay = (day: number) =>
  dateOf(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

/** The project days when April, May, June and July begin. */
export const monthStarts = [30, 60, 91, 121];
