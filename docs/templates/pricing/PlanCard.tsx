import Button from '@mui/material/Button';
import { calculateCost, formatExactly, formatMoney } from './costs';
import { CheckIcon } from './Icons';
import { Flag, Plan, PlanPoints, PlanPrice, PlanTerms } from './parts';
import { FEATURED, type Plan as PlanData } from './plans';
import { texts } from './texts';
import type { PricingState } from './usePricing';

interface PlanCardProps {
  plan: PlanData;
  pricing: PricingState;
}

const words = texts.plans;

function describeSeat({ base, seat }: PlanData, billing: PricingState['billing']) {
  const share = billing === 'yearly' ? 10 / 12 : 1;
  const price = formatExactly(Math.round(seat * share * 100) / 100);
  return base > 0
    ? words.withBase(formatExactly(base * share), price)
    : words.perSeat(price);
}

export default function PlanCard({ plan, pricing }: PlanCardProps) {
  const { billing, seats } = pricing;
  const { name, lead, action, points } = words[plan.name];
  const isFeatured = plan.name === FEATURED;
  const cost = calculateCost(plan, seats, billing);

  return (
    <Plan
      aria-labelledby={`plan-${plan.name}`}
      data-featured={isFeatured ? '' : undefined}
    >
      <h3 id={`plan-${plan.name}`}>
        {name}
        {isFeatured && <Flag>{words.featured}</Flag>}
      </h3>
      <p>{lead}</p>
      <PlanPrice>
        {cost === null ? (
          <strong>{words.upTo(plan.maxSeats)}</strong>
        ) : (
          <strong data-number="">{formatMoney(cost)}</strong>
        )}
        <span>{cost === null ? words.tooSmall : words.perMonth(seats)}</span>
      </PlanPrice>
      <PlanTerms>
        <span>{describeSeat(plan, billing)}</span>
        <span>
          {billing === 'yearly' && cost !== null
            ? words.billedYearly(formatMoney(cost * 12))
            : words.billedMonthly}
        </span>
      </PlanTerms>
      <Button
        size="large"
        variant={isFeatured ? 'contained' : 'outlined'}
        color={isFeatured ? 'inherit' : 'primary'}
        fullWidth
        onClick={() =>
          plan.name === 'firm'
            ? pricing.setIsAsking(true)
            : pricing.setChosen(plan.name)
        }
      >
        {action}
      </Button>
      <PlanPoints>
        {points.map((point) => (
          <li key={point}>
            <CheckIcon />
            {point}
          </li>
        ))}
      </PlanPoints>
    </Plan>
  );
}
