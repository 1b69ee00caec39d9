import * as React from 'react';
import { calculateCost, formatMoney, type Billing } from './costs';
import { plans, type PlanName } from './plans';
import { texts } from './texts';

/** What the user has selected, and what it costs. */
export function usePricing() {
  const [seats, setSeats] = React.useState(24);
  const [billing, setBilling] = React.useState<Billing>('monthly');
  const [status, setStatus] = React.useState('');
  const [isAsking, setIsAsking] = React.useState(false);
  const [chosen, setChosen] = React.useState<PlanName>();

  const prices = plans
    .map((plan) => ({ plan, cost: calculateCost(plan, seats, billing) }))
    .filter(({ cost }) => cost !== null)
    .map(({ plan, cost }) => `${texts.plans[plan.name].name} ${formatMoney(cost!)}`)
    .join(', ');
  const announcement = texts.calculator.changed(seats, prices);

  // Announced once, after the slider has stopped moving.
  const isFirst = React.useRef(true);
  React.useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const timer = setTimeout(() => setStatus(announcement), 600);
    return () => clearTimeout(timer);
  }, [announcement]);

  return {
    seats,
    setSeats,
    billing,
    setBilling,
    /** For screen readers: the prices after a change. */
    status,
    isAsking,
    setIsAsking,
    chosen,
    setChosen,
  };
}

export type PricingState = ReturnType<typeof usePricing>;
