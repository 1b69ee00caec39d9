import * as React from 'react';
import Typography from '@mui/material/Typography';
import { findBrand, formatExpiry, formatNumber, readDigits } from './card';
import FormField from './FormField';
import GroupedField from './GroupedField';
import { Fields, Note, TestCards } from './parts';
import { TEST_CARDS } from './service';
import type { CheckoutState } from './useCheckout';
import type { CardErrors, CardValues } from './validateCard';
import { texts } from './texts';

const cardWords = texts.payment;

interface CardFieldsProps {
  checkout: CheckoutState;
  getError: (field: keyof CardErrors) => string | undefined;
  leave: (field: keyof CardErrors) => void;
}

export default function CardFields({ checkout, getError, leave }: CardFieldsProps) {
  const { payment, changeCard, declined } = checkout;
  const { card } = payment;
  const brand = findBrand(readDigits(card.number));
  const codeLength = brand?.codeLength ?? 3;

  const bind = (name: keyof CardValues) => ({
    name,
    label: cardWords[name],
    value: card[name],
    error: getError(name),
    onChange: (value: string) => changeCard({ [name]: value }),
    onLeave: () => leave(name),
  });
  const number = bind('number');
  const isDeclined = declined !== undefined && declined === card.number;

  return (
    <React.Fragment>
      <Fields>
        <GroupedField
          {...number}
          error={isDeclined ? cardWords.errors.numberDeclined : number.error}
          format={formatNumber}
          autoComplete="cc-number"
          hint={brand?.name ?? cardWords.numberHint}
        />
        <GroupedField
          {...bind('expiry')}
          size="half"
          format={formatExpiry}
          autoComplete="cc-exp"
          hint={cardWords.expiryHint}
        />
        <FormField
          {...bind('code')}
          size="half"
          autoComplete="cc-csc"
          hint={cardWords.codeHint(codeLength)}
          onChange={(value) =>
            changeCard({ code: readDigits(value).slice(0, codeLength) })
          }
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <FormField
          {...bind('holder')}
          autoComplete="cc-name"
          hint={cardWords.privacy}
        />
      </Fields>
      <Note>
        <Typography variant="subtitle2" component="p">
          {cardWords.testTitle}
        </Typography>
        <TestCards>
          {(Object.keys(TEST_CARDS) as (keyof typeof TEST_CARDS)[]).map((name) => (
            <div key={name}>
              <dt>{TEST_CARDS[name]}</dt>
              <dd>{cardWords.test[name]}</dd>
            </div>
          ))}
        </TestCards>
        <Typography variant="body2" color="textSecondary">
          {cardWords.testRest}
        </Typography>
      </Note>
    </React.Fragment>
  );
}
