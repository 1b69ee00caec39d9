import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import CheckoutPage from './checkout/CheckoutPage';
import TemplateTheme from './theme/TemplateTheme';

const ACCENT = { light: 'hsl(14, 68%, 37%)', dark: 'hsl(18, 82%, 70%)' };

export default function Checkout({ disableCustomTheme = false }) {
  return (
    <TemplateTheme accent={ACCENT} disableCustomTheme={disableCustomTheme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <CheckoutPage />
      </LocalizationProvider>
    </TemplateTheme>
  );
}
