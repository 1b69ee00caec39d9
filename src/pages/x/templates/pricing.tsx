import demo from '!!demo?part=manifest!@site/docs/templates/Pricing.tsx';
import { TemplatePage } from '@site/src/features/templates';

export default function PricingPage() {
  return <TemplatePage slug="pricing" demo={demo} />;
}
