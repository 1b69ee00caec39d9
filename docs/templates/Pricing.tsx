import '@fontsource-variable/bricolage-grotesque/index.css';
import PricingPage from './pricing/PricingPage';
import TemplateTheme from './theme/TemplateTheme';

const ACCENT = { light: 'hsl(231, 68%, 45%)', dark: 'hsl(229, 92%, 79%)' };

export default function Pricing({ disableCustomTheme = false }) {
  return (
    <TemplateTheme accent={ACCENT} disableCustomTheme={disableCustomTheme}>
      <PricingPage />
    </TemplateTheme>
  );
}
