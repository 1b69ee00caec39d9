import SignUpPage from './sign-up/SignUpPage';
import TemplateTheme from './theme/TemplateTheme';

const ACCENT = { light: 'hsl(162, 72%, 24%)', dark: 'hsl(158, 46%, 62%)' };

export default function SignUp({ disableCustomTheme = false }) {
  return (
    <TemplateTheme accent={ACCENT} disableCustomTheme={disableCustomTheme}>
      <SignUpPage />
    </TemplateTheme>
  );
}
