import { Page } from './parts';
import { texts } from './texts';

export default function SignUpPage() {
  return <Page>{texts.title}</Page>;
}
