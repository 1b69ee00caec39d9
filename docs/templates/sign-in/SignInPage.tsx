import { Page } from './parts';
import { texts } from './texts';

export default function SignInPage() {
  return <Page>{texts.title}</Page>;
}
