import * as React from 'react';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { redeemCode } from './discounts';
import { Applied, Hidden } from './parts';
import type { CheckoutState } from './useCheckout';
import { texts } from './texts';

const words = texts.discount;

export default function DiscountField({ checkout }: { checkout: CheckoutState }) {
  const { discount, setDiscount } = checkout;
  const [code, setCode] = React.useState('');
  const [error, setError] = React.useState<keyof typeof words.errors>();
  const [status, setStatus] = React.useState('');
  const input = React.useRef<HTMLInputElement>(null);
  const removeButton = React.useRef<HTMLButtonElement>(null);

  const apply = (event: React.FormEvent) => {
    event.preventDefault();
    const answer = redeemCode(code);
    if (typeof answer === 'string') {
      setError(answer);
      input.current?.focus();
      return;
    }
    setDiscount(answer);
    setCode('');
    setStatus(words.applied(answer.code, answer.percent));
    setTimeout(() => removeButton.current?.focus());
  };

  const remove = () => {
    setDiscount(undefined);
    setStatus(discount ? words.removed(discount.code) : '');
    setTimeout(() => input.current?.focus());
  };

  return (
    <div>
      {discount ? (
        <Applied>
          <span>{words.applied(discount.code, discount.percent)}</span>
          <Button ref={removeButton} size="small" onClick={remove}>
            {words.remove(discount.code)}
          </Button>
        </Applied>
      ) : (
        <form noValidate onSubmit={apply}>
          <TextField
            id="checkout-discount"
            label={words.label}
            fullWidth
            value={code}
            inputRef={input}
            error={Boolean(error)}
            helperText={error ? words.errors[error] : words.hint}
            onChange={(event) => {
              setCode(event.target.value);
              setError(undefined);
            }}
            slotProps={{
              htmlInput: { autoCapitalize: 'characters', spellCheck: false },
              input: {
                endAdornment: (
                  <InputAdornment position="end">
                    <Button type="submit" size="small">
                      {words.apply}
                    </Button>
                  </InputAdornment>
                ),
              },
            }}
          />
        </form>
      )}
      <Hidden role="status">{status}</Hidden>
    </div>
  );
}
