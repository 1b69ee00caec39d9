import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import type { Moment } from 'moment-hijri';

/** Compares months and years in the Hijri calendar instead of the Gregorian one. */
export class HijriAdapter extends AdapterMomentHijri {
  isSameMonth = (a: Moment, b: Moment) =>
    a.iYear() === b.iYear() && a.iMonth() === b.iMonth();

  isSameYear = (a: Moment, b: Moment) => a.iYear() === b.iYear();

  isBeforeYear = (a: Moment, b: Moment) => a.iYear() < b.iYear();

  isAfterYear = (a: Moment, b: Moment) => a.iYear() > b.iYear();
}
