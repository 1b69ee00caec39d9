import type { PickersLocaleText } from '@mui/x-date-pickers/locales';

export const arabicText: Partial<PickersLocaleText> = {
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  cancelButtonLabel: 'إلغاء',
  okButtonLabel: 'موافق',
  nextStepButtonLabel: 'التالي',
  calendarViewSwitchingButtonAriaLabel: () => 'تبديل العرض',
  openDatePickerDialogue: (date) =>
    date === null ? 'اختر موعدًا' : `اختر موعدًا، الموعد المختار هو ${date}`,
};
