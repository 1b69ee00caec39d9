import demo from '!!demo?part=manifest!@site/docs/templates/Checkout.tsx';
import { TemplatePage } from '@site/src/features/templates';

export default function CheckoutPage() {
  return <TemplatePage slug="checkout" demo={demo} />;
}
