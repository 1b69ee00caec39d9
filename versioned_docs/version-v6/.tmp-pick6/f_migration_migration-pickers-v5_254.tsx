import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

export default function AlarmTime() {
  return (
    <DesktopTimePicker
      label="Alarm"
      viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
    />
  );
}
