import SignInPage from './sign-in/SignInPage';
import TemplateTheme from './theme/TemplateTheme';

const LEAF = { light: 'hsl(158, 64%, 23%)', dark: 'hsl(152, 42%, 64%)' };

export default function SignIn({ disableCustomTheme = false }) {
  return (
    <TemplateTheme accent={LEAF} disableCustomTheme={disableCustomTheme}>
      <SignInPage />
    </TemplateTheme>
  );
}
