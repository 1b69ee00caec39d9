import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import AddressStep from './AddressStep';
import OrderSummary from './OrderSummary';
import { Aside, AsideInner, Brand, Main, Page } from './parts';
import PaymentStep from './PaymentStep';
import ReviewStep from './ReviewStep';
import StepProgress from './StepProgress';
import SummaryBar from './SummaryBar';
import ThankYou from './ThankYou';
import { useCheckout } from './useCheckout';
import { texts } from './texts';

const views = {
  address: AddressStep,
  payment: PaymentStep,
  review: ReviewStep,
  done: ThankYou,
};

export default function CheckoutPage() {
  const checkout = useCheckout();
  const isWide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const { step } = checkout;
  const View = views[step];

  return (
    <Page>
      {!isWide && <SummaryBar checkout={checkout} />}
      <Main>
        <Brand>
          <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden>
            <path
              d="M16 29V15m0 7 7-6M16 20l-7-6"
              fill="none"
              stroke="currentColor"
              strokeWidth={2}
              strokeLinecap="round"
            />
            <path
              d="m16 3 3 6 6-1-2 5 5 4-6 2H10l-6-2 5-4-2-5 6 1z"
              fill="currentColor"
            />
          </svg>
          <Typography variant="h3" component="p">
            {texts.brand.name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {texts.brand.line}
          </Typography>
        </Brand>
        {step !== 'done' && <StepProgress checkout={checkout} />}
        <View checkout={checkout} />
      </Main>
      {isWide && (
        <Aside aria-labelledby="checkout-summary-title">
          <AsideInner>
            <Typography variant="h2" component="h2" id="checkout-summary-title">
              {texts.summary.title}
            </Typography>
            <OrderSummary checkout={checkout} />
          </AsideInner>
        </Aside>
      )}
    </Page>
  );
}
