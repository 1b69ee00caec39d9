import demo from '!!demo?part=manifest!@site/docs/templates/SignUp.tsx';
import { TemplatePage } from '@site/src/features/templates';

export default function SignUpPage() {
  return <TemplatePage slug="sign-up" demo={demo} />;
}
