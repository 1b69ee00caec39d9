
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';
import { PickersLayout } from '@mui/x-date-pickers/PickersLayout';

const Layout = styled(PickersLayout)({
  [`& .${pickersDayClasses.root}`]: { borderRadius: 12 },
}) as typeof PickersLayout;
const Popup = styled(Paper)({ borderRadius: 24 });
const Field = styled(TextField)({ width: 320 }) as typeof TextField;

export default function Harvest() {
  return (
    <DesktopDatePicker
      label="Harvest"
      slots={{ layout: Layout, desktopPaper: Popup, textField: Field }}
    />
  );
}
