import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import SvgIcon from '@mui/material/SvgIcon';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';

const EYE =
  'M12 5C7 5 3 8.1 1.4 12 3 15.9 7 19 12 19s9-3.1 10.6-7C21 8.1 17 5 12 5m0 11.5a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9m0-2.2a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6';
const STRIKE = 'M3.3 4.7l1.4-1.4 16 16-1.4 1.4z';

/** A password field, with a button that shows the password. */
export default function PasswordField({
  showLabel,
  ...props
}: TextFieldProps & { showLabel: string }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      fullWidth
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        ...props.slotProps,
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={showLabel}
                aria-pressed={isShown}
                onClick={() => setIsShown(!isShown)}
              >
                <SvgIcon fontSize="small">
                  <path d={EYE} />
                  {isShown && <path d={STRIKE} />}
                </SvgIcon>
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
