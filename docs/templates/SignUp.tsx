import SignUpPage from './sign-up/SignUpPage';
import TemplateTheme from './theme/TemplateTheme';

const SAIL = { light: 'hsl(12, 70%, 39%)', dark: 'hsl(16, 84%, 71%)' };

export default function SignUp({ disableCustomTheme = false }) {
  return (
    <TemplateTheme accent={SAIL} disableCustomTheme={disableCustomTheme}>
      <SignUpPage />
    </TemplateTheme>
  );
}
