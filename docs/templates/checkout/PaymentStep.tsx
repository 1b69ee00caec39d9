import Button from '@mui/material/Button';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import CardFields from './CardFields';
import { Actions, Form, Hidden, Note, Tile, Tiles, TileText } from './parts';
import StepHeading from './StepHeading';
import type { CheckoutState, PaymentValues } from './useCheckout';
import { useShownErrors } from '../form/useShownErrors';
import { texts } from './texts';

const words = texts.payment;

const METHODS = [
  { value: 'card', label: words.card, hint: words.cardHint },
  { value: 'transfer', label: words.transfer, hint: words.transferHint },
];

export default function PaymentStep({ checkout }: { checkout: CheckoutState }) {
  const { payment, paymentErrors, setMethod, goTo } = checkout;
  const { form, getError, leave, submit } = useShownErrors(paymentErrors);

  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => submit(event, () => goTo('review'))}
    >
      <StepHeading
        title={words.title}
        lead={words.lead}
        takesFocus={checkout.hasMoved}
      />
      <div>
        <Hidden id="checkout-method">{words.method}</Hidden>
        <RadioGroup
          aria-labelledby="checkout-method"
          name="method"
          value={payment.method}
          onChange={(_, value) => setMethod(value as PaymentValues['method'])}
        >
          <Tiles>
            {METHODS.map(({ value, label, hint }) => (
              <Tile
                key={value}
                data-chosen={payment.method === value ? '' : undefined}
              >
                <Radio
                  value={value}
                  slotProps={{
                    input: { 'aria-describedby': `checkout-${value}-hint` },
                  }}
                />
                <TileText>
                  <Typography component="span" variant="subtitle2">
                    {label}
                  </Typography>
                  <Typography
                    component="span"
                    variant="body2"
                    color="textSecondary"
                    id={`checkout-${value}-hint`}
                  >
                    {hint}
                  </Typography>
                </TileText>
              </Tile>
            ))}
          </Tiles>
        </RadioGroup>
      </div>
      {payment.method === 'card' ? (
        <CardFields checkout={checkout} getError={getError} leave={leave} />
      ) : (
        <Note>
          <Typography variant="body2">{words.transferSteps}</Typography>
        </Note>
      )}
      <Actions>
        <Button type="submit" variant="contained" size="large">
          {words.next}
        </Button>
        <Button type="button" size="large" onClick={() => goTo('address')}>
          {words.back}
        </Button>
      </Actions>
    </Form>
  );
}
