import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import CountryField from './CountryField';
import DeliveryDate from './DeliveryDate';
import FormField from './FormField';
import { Actions, Fields, Form, Group } from './parts';
import StepHeading from './StepHeading';
import type { CheckoutState } from './useCheckout';
import { useShownErrors } from '../form/useShownErrors';
import { texts } from './texts';

type TextName = 'email' | 'name' | 'street' | 'postcode' | 'city' | 'phone';

export default function AddressStep({ checkout }: { checkout: CheckoutState }) {
  const { address, addressErrors, changeAddress, goTo, nextOfAddress } = checkout;
  const { form, getError, leave, submit } = useShownErrors(addressErrors);
  const words = texts.address;

  const bind = (name: TextName) => ({
    name,
    label: words[name],
    value: address[name],
    error: getError(name),
    onChange: (value: string) => changeAddress({ [name]: value }),
    onLeave: () => leave(name),
  });

  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => submit(event, () => goTo(nextOfAddress))}
    >
      <StepHeading
        title={words.title}
        lead={words.lead}
        takesFocus={checkout.hasMoved}
      />
      <Group aria-labelledby="checkout-contact-title">
        <Typography variant="h2" component="h2" id="checkout-contact-title">
          {words.contact}
        </Typography>
        <Fields>
          <FormField
            {...bind('email')}
            type="email"
            autoComplete="email"
            hint={words.emailHint}
          />
          <FormField
            {...bind('phone')}
            type="tel"
            autoComplete="tel"
            hint={words.phoneHint}
            isOptional
          />
        </Fields>
      </Group>
      <Group aria-labelledby="checkout-place-title">
        <Typography variant="h2" component="h2" id="checkout-place-title">
          {words.place}
        </Typography>
        <Fields>
          <CountryField
            value={address.country}
            onChange={(country) => changeAddress({ country })}
          />
          <FormField {...bind('name')} autoComplete="name" />
          <FormField {...bind('street')} autoComplete="street-address" />
          <FormField
            {...bind('postcode')}
            size="third"
            autoComplete="postal-code"
            hint={words.postcodeHint(address.country.postcodeExample)}
          />
          <FormField {...bind('city')} size="rest" autoComplete="address-level2" />
        </Fields>
      </Group>
      <Group aria-labelledby="checkout-when-title">
        <Typography variant="h2" component="h2" id="checkout-when-title">
          {words.when}
        </Typography>
        <DeliveryDate
          checkout={checkout}
          error={getError('day')}
          onLeave={() => leave('day')}
        />
      </Group>
      <Actions>
        <Button type="submit" variant="contained" size="large">
          {nextOfAddress === 'review' ? texts.payment.next : words.next}
        </Button>
      </Actions>
    </Form>
  );
}
