import SignInPage from './sign-in/SignInPage';
import TemplateTheme from './theme/TemplateTheme';

const ACCENT = { light: 'hsl(162, 72%, 24%)', dark: 'hsl(158, 46%, 62%)' };

export default function SignIn({ disableCustomTheme = false }) {
  return (
    <TemplateTheme accent={ACCENT} disableCustomTheme={disableCustomTheme}>
      <SignInPage />
    </TemplateTheme>
  );
}
