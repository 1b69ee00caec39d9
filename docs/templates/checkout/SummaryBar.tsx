import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import OrderSummary from './OrderSummary';
import { Bar, BarButton, BarPanel, Chevron } from './parts';
import { formatMoney } from './totals';
import type { CheckoutState } from './useCheckout';
import { texts } from './texts';

/** The order on narrow screens. The total stays in view, and a tap shows the rest. */
export default function SummaryBar({ checkout }: { checkout: CheckoutState }) {
  const [isOpen, setIsOpen] = React.useState(false);
  const { hide, show } = texts.summary;

  return (
    <Bar aria-label={texts.summary.title}>
      <BarButton
        type="button"
        aria-expanded={isOpen}
        aria-controls="checkout-summary"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{isOpen ? hide : show}</span>
        <Chevron viewBox="0 0 16 16" width={16} height={16} aria-hidden>
          <path
            d="m3 6 5 5 5-5"
            fill="none"
            stroke="currentColor"
            strokeWidth={1.75}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </Chevron>
        <strong>{formatMoney(checkout.totals.total)}</strong>
      </BarButton>
      <Collapse in={isOpen} id="checkout-summary">
        <BarPanel>
          <OrderSummary checkout={checkout} />
        </BarPanel>
      </Collapse>
    </Bar>
  );
}
