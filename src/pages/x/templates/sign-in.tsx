import demo from '!!demo?part=manifest!@site/docs/templates/SignIn.tsx';
import { TemplatePage } from '@site/src/features/templates';

export default function SignInPage() {
  return <TemplatePage slug="sign-in" demo={demo} />;
}
