import dayjs, { type Dayjs } from 'dayjs';
import type { Country } from './countries';

/** How many weeks ahead the vans are scheduled. */
const WEEKS_AHEAD = 8;

export const getToday = () => dayjs();

/** The vans run Monday to Friday. */
export const isDeliveryDay = (day: Dayjs) => day.day() !== 0 && day.day() !== 6;

/** The first day on which an order placed today can arrive. */
export function findEarliest(
  today: Dayjs,
  { leadDays }: Pick<Country, 'leadDays'>,
): Dayjs {
  let day = today.startOf('day');
  for (let worked = 0; worked < leadDays;) {
    day = day.add(1, 'day');
    worked += isDeliveryDay(day) ? 1 : 0;
  }
  return day;
}

export const findLatest = (today: Dayjs) =>
  today.startOf('day').add(WEEKS_AHEAD, 'week');

export type DayProblem = 'missing' | 'invalid' | 'tooEarly' | 'tooLate' | 'weekend';

/** Returns what's wrong with a delivery day, if anything. */
export function findDayProblem(
  day: Dayjs | null,
  today: Dayjs,
  country: Pick<Country, 'leadDays'>,
): DayProblem | undefined {
  if (!day) {
    return 'missing';
  }
  if (!day.isValid()) {
    return 'invalid';
  }
  if (day.isBefore(findEarliest(today, country), 'day')) {
    return 'tooEarly';
  }
  if (day.isAfter(findLatest(today), 'day')) {
    return 'tooLate';
  }
  return isDeliveryDay(day) ? undefined : 'weekend';
}

/** Monday, December 7 */
export const formatDay = (day: Dayjs) => dayjs(day).format('dddd, MMMM D');
