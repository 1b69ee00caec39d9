import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { countries, type Country } from './countries';
import { Field } from './parts';
import { texts } from './texts';

interface CountryFieldProps {
  value: Country;
  onChange: (country: Country) => void;
}

export default function CountryField({ value, onChange }: CountryFieldProps) {
  return (
    <Field data-size="full">
      <Autocomplete
        id="checkout-country"
        options={countries}
        getOptionLabel={({ name }) => name}
        value={value}
        onChange={(_, country) => onChange(country)}
        disableClearable
        autoHighlight
        noOptionsText={texts.address.noCountry}
        renderInput={(params) => (
          <TextField
            {...params}
            label={texts.address.country}
            slotProps={{
              htmlInput: {
                ...params.inputProps,
                autoComplete: 'country-name',
                'aria-required': true,
              },
            }}
          />
        )}
      />
    </Field>
  );
}
