import Snackbar from '@mui/material/Snackbar';
import Calculator from './Calculator';
import Compare from './Compare';
import ContactDialog from './ContactDialog';
import CostChart from './CostChart';
import { Bob } from './Icons';
import { Hero, HiddenTitle, Page, Plans, PlansSection, Plumb } from './parts';
import PlanCard from './PlanCard';
import { plans } from './plans';
import Questions from './Questions';
import SiteFooter from './SiteFooter';
import SiteHeader from './SiteHeader';
import { texts } from './texts';
import { usePricing } from './usePricing';

export default function PricingPage() {
  const pricing = usePricing();
  const { chosen, isAsking, seats, setChosen, setIsAsking } = pricing;

  return (
    <Page>
      <SiteHeader />
      <Hero>
        <div>
          <h1>{texts.hero.title}</h1>
          <p>{texts.hero.lead}</p>
        </div>
        <Plumb aria-hidden>
          <Bob size={56} />
        </Plumb>
      </Hero>
      <PlansSection id="plans" aria-labelledby="plans-title">
        <HiddenTitle id="plans-title">{texts.plans.title}</HiddenTitle>
        <Calculator pricing={pricing} />
        <Plans>
          {plans.map((plan) => (
            <PlanCard key={plan.name} plan={plan} pricing={pricing} />
          ))}
        </Plans>
      </PlansSection>
      <CostChart pricing={pricing} />
      <Compare />
      <Questions />
      <SiteFooter pricing={pricing} />
      <ContactDialog
        isOpen={isAsking}
        seats={seats}
        onClose={() => setIsAsking(false)}
      />
      <Snackbar
        open={chosen !== undefined}
        autoHideDuration={8000}
        onClose={(_, reason) => reason !== 'clickaway' && setChosen(undefined)}
        message={chosen && texts.plans.chosen(texts.plans[chosen].name, seats)}
      />
    </Page>
  );
}
