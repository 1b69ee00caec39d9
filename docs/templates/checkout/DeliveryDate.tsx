import * as React from 'react';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import Typography from '@mui/material/Typography';
import { findEarliest, findLatest, formatDay, isDeliveryDay } from './deliveryDays';
import { Field, Fields } from './parts';
import type { CheckoutState } from './useCheckout';
import { texts } from './texts';

interface DeliveryDateProps {
  checkout: CheckoutState;
  error?: string;
  onLeave: () => void;
}

/** The delivery day. Users can't pick weekends or days that are too early or too late. */
export default function DeliveryDate({
  checkout,
  error,
  onLeave,
}: DeliveryDateProps) {
  const { address, changeAddress, today } = checkout;
  const { country, day } = address;
  const earliest = findEarliest(today, country);

  return (
    <React.Fragment>
      <Typography variant="body2" color="textSecondary">
        {texts.address.dayReason(country.name, country.leadDays)}
      </Typography>
      <Fields>
        <Field data-size="date" data-wrong={error ? '' : undefined}>
          <DatePicker
            label={texts.address.day}
            format="DD MMM YYYY"
            value={day}
            onChange={(value) => changeAddress({ day: value })}
            onAccept={onLeave}
            minDate={earliest}
            maxDate={findLatest(today)}
            shouldDisableDate={(date) => !isDeliveryDay(date)}
            referenceDate={earliest}
            slotProps={{
              textField: {
                id: 'checkout-day',
                fullWidth: true,
                error: Boolean(error),
                helperText: error ?? texts.address.dayHint(formatDay(earliest)),
                onBlur: () => day && onLeave(),
              },
            }}
          />
        </Field>
      </Fields>
    </React.Fragment>
  );
}
