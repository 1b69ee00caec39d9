import * as React from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { listFacts } from './listFacts';
import { Actions, AlertAction, Fact, Facts, Form, Hidden } from './parts';
import StepHeading from './StepHeading';
import { formatMoney } from './totals';
import type { CheckoutState } from './useCheckout';
import { texts } from './texts';

const words = texts.review;

function OrderAlert({ checkout }: { checkout: CheckoutState }) {
  const { problem, order, goTo } = checkout;
  const action = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => action.current?.focus(), []);
  if (!problem) {
    return null;
  }
  const { title, text, action: label } = words.problems[problem];
  return (
    <Alert severity="error">
      <AlertTitle>{title}</AlertTitle>
      {text}
      <AlertAction>
        <Button
          ref={action}
          variant="outlined"
          color="inherit"
          onClick={() => (problem === 'declined' ? goTo('payment') : order())}
        >
          {label}
        </Button>
      </AlertAction>
    </Alert>
  );
}

/** Shows all the details again, each with a button for changing it. */
export default function ReviewStep({ checkout }: { checkout: CheckoutState }) {
  const { goTo, isBusy, order, problem, totals } = checkout;

  return (
    <Form
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) {
          order();
        }
      }}
    >
      <StepHeading
        title={words.title}
        lead={words.lead}
        takesFocus={checkout.hasMoved}
      />
      {problem && <OrderAlert checkout={checkout} />}
      <Facts>
        {listFacts(checkout).map(({ name, step, details }) => (
          <Fact key={name}>
            <dt>{words[name]}</dt>
            <dd>
              {details.map((detail) => (
                <span key={detail}>{detail}</span>
              ))}
            </dd>
            <dd>
              <Button
                size="small"
                aria-label={words.changes[name]}
                disabled={isBusy}
                onClick={() => goTo(step)}
              >
                {words.change}
              </Button>
            </dd>
          </Fact>
        ))}
      </Facts>
      <Typography variant="body2" color="textSecondary">
        {words.terms}
      </Typography>
      <Actions>
        <Button
          type="submit"
          variant="contained"
          size="large"
          aria-disabled={isBusy}
          startIcon={
            isBusy ? <CircularProgress color="inherit" size={20} /> : undefined
          }
        >
          {isBusy ? words.placing : words.place(formatMoney(totals.total))}
        </Button>
        <Button size="large" disabled={isBusy} onClick={() => goTo('payment')}>
          {words.back}
        </Button>
      </Actions>
      <Hidden role="status">{isBusy ? words.placing : ''}</Hidden>
    </Form>
  );
}
