import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import type { MuiPickersAdapter, PickerValidDate } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import { DateTime } from 'luxon';
import moment from 'moment';

interface Library {
  adapter: new () => MuiPickersAdapter<unknown>;
  date: (text: string) => PickerValidDate;
}

type LibraryName = 'dayjs' | 'date-fns' | 'luxon' | 'moment';

/** Keep only the line for your library. */
export const libraries: Record<LibraryName, Library> = {
  dayjs: { adapter: AdapterDayjs, date: (text) => dayjs(text) },
  'date-fns': { adapter: AdapterDateFns, date: (text) => new Date(text) },
  luxon: { adapter: AdapterLuxon, date: (text) => DateTime.fromISO(text) },
  moment: { adapter: AdapterMoment, date: (text) => moment(text) },
};
