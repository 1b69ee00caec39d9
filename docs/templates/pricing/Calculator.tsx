import * as React from 'react';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { readSeats, type Billing } from './costs';
import { Controls, Hidden, SeatControls } from './parts';
import { MAX_SEATS } from './plans';
import { texts } from './texts';
import type { PricingState } from './usePricing';

const words = texts.calculator;

/** A slider, and a field for users who know the number. */
function Seats({ seats, setSeats }: Pick<PricingState, 'seats' | 'setSeats'>) {
  const [typed, setTyped] = React.useState<string>();
  const isWrong = typed !== undefined && readSeats(typed) === undefined;

  const change = (text: string) => {
    setTyped(text);
    const read = readSeats(text);
    if (read !== undefined) {
      setSeats(read);
    }
  };

  return (
    <SeatControls>
      <TextField
        id="pricing-seats"
        label={words.seats}
        value={typed ?? seats}
        error={isWrong}
        helperText={isWrong ? words.seatsWrong(MAX_SEATS) : words.more(MAX_SEATS)}
        onChange={(event) => change(event.target.value)}
        onBlur={() => !isWrong && setTyped(undefined)}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
      />
      <Slider
        aria-label={words.seatsSlider}
        min={1}
        max={MAX_SEATS}
        value={seats}
        onChange={(_, value) => {
          setTyped(undefined);
          setSeats(value as number);
        }}
      />
    </SeatControls>
  );
}

export default function Calculator({ pricing }: { pricing: PricingState }) {
  return (
    <Controls>
      <Seats seats={pricing.seats} setSeats={pricing.setSeats} />
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-label={words.billing}
        value={pricing.billing}
        onChange={(_, value: Billing | null) => value && pricing.setBilling(value)}
      >
        <ToggleButton value="monthly">{words.monthly}</ToggleButton>
        <ToggleButton value="yearly">{words.yearly}</ToggleButton>
      </ToggleButtonGroup>
      <Hidden role="status">{pricing.status}</Hidden>
    </Controls>
  );
}
