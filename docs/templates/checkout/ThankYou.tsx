import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDay } from './deliveryDays';
import { Done, Fact, Facts, Next, Receipt } from './parts';
import { createReference } from './service';
import StepHeading from './StepHeading';
import { formatMoney } from './totals';
import type { CheckoutState } from './useCheckout';
import { texts } from './texts';

const words = texts.done;

function TransferDetails({ checkout }: { checkout: CheckoutState }) {
  const { payment } = texts;
  const details = [
    [texts.summary.total, formatMoney(checkout.totals.total)],
    [payment.payee, payment.payeeName],
    [payment.iban, payment.ibanValue],
    [payment.reference, createReference(checkout.orderNumber)],
  ];
  return (
    <section>
      <Typography variant="h2" gutterBottom component="h2">
        {words.transferTitle}
      </Typography>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {payment.transferSteps}
      </Typography>
      <Facts>
        {details.map(([term, detail]) => (
          <Fact key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </Fact>
        ))}
      </Facts>
    </section>
  );
}

export default function ThankYou({ checkout }: { checkout: CheckoutState }) {
  const { address, orderNumber, payment } = checkout;
  const [firstName] = address.name.trim().split(/\s+/);
  const day = address.day ? formatDay(address.day) : '';

  return (
    <Done>
      <StepHeading title={words.title(firstName)} lead={words.lead} takesFocus />
      <Receipt>
        <Typography variant="body2" color="textSecondary">
          {words.number}
        </Typography>
        <Typography variant="h2" component="p">
          {orderNumber}
        </Typography>
        <Typography variant="body2">{words.sentTo(address.email)}</Typography>
      </Receipt>
      {payment.method === 'transfer' && <TransferDetails checkout={checkout} />}
      <section>
        <Typography variant="h2" gutterBottom component="h2">
          {words.nextTitle}
        </Typography>
        <Next>
          {[...words.next, { title: words.arrives, text: day }].map(
            ({ title, text }) => (
              <li key={title}>
                <Typography variant="h3" component="h3">
                  {title}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {text}
                </Typography>
              </li>
            ),
          )}
        </Next>
      </section>
      <div>
        <Button variant="outlined" onClick={checkout.startAgain}>
          {words.again}
        </Button>
      </div>
    </Done>
  );
}
