import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import PasswordField from '../form/PasswordField';
import { useForm } from '../form/useForm';
import ForgottenPassword from './ForgottenPassword';
import { Heading, Hint, Options, Providers, Stack } from './parts';
import { createService } from './service';
import { texts } from './texts';
import { validateEmail, validatePassword } from './validate';

interface SignInFormProps {
  onSignedIn: () => void;
}

export default function SignInForm({ onSignedIn }: SignInFormProps) {
  const [service] = useState(createService);
  const [isResetting, setIsResetting] = useState(false);
  const [notice, setNotice] = useState('');
  const form = useForm({
    initial: { email: '', password: '', remember: true },
    validate: ({ email, password }) => ({
      email: validateEmail(email),
      password: validatePassword(password),
    }),
    async submit({ email, password }) {
      setNotice('');
      await service.signIn(email, password);
      onSignedIn();
    },
  });
  const { values, change, check, getError } = form;
  return (
    <>
      <Heading>
        <Typography component="h1" variant="h4">
          {texts.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{texts.lead}</Typography>
      </Heading>
      <form {...form.formProps}>
        <Stack>
          {form.failure && <Alert severity="error">{form.failure}</Alert>}
          <TextField
            fullWidth
            label={texts.email}
            type="email"
            autoComplete="username"
            slotProps={{ htmlInput: { inputMode: 'email' } }}
            value={values.email}
            onChange={(event) => change('email', event.target.value)}
            onBlur={() => check('email')}
            error={Boolean(getError('email'))}
            helperText={getError('email')}
          />
          <PasswordField
            label={texts.password}
            showLabel={texts.showPassword}
            autoComplete="current-password"
            value={values.password}
            onChange={(event) => change('password', event.target.value)}
            error={Boolean(getError('password'))}
            helperText={getError('password')}
          />
          <Options>
            <FormControlLabel
              label={texts.remember}
              control={
                <Checkbox
                  checked={values.remember}
                  onChange={(_, isChecked) => change('remember', isChecked)}
                />
              }
            />
            <Link
              component="button"
              type="button"
              variant="body2"
              onClick={() => setIsResetting(true)}
              sx={{ minHeight: 44 }}
            >
              {texts.forgotten}
            </Link>
          </Options>
          <Button type="submit" variant="contained" size="large" fullWidth>
            {form.isBusy ? texts.submitting : texts.submit}
          </Button>
          <Divider>{texts.or}</Divider>
          <Providers>
            {[texts.passkey, texts.company].map((label) => (
              <Button
                key={label}
                variant="outlined"
                onClick={() => setNotice(texts.noService)}
              >
                {label}
              </Button>
            ))}
          </Providers>
          <div role="status">
            {notice && <Alert severity="info">{notice}</Alert>}
            {form.isBusy && <span style={HIDDEN}>{texts.submitting}</span>}
          </div>
          <Hint>
            <Typography variant="caption" component="p">
              {texts.hint}
            </Typography>
          </Hint>
        </Stack>
      </form>
      <ForgottenPassword
        isOpen={isResetting}
        email={values.email}
        service={service}
        onClose={() => setIsResetting(false)}
      />
    </>
  );
}

/** Only for screen readers, because the button already shows it. */
const HIDDEN = { position: 'absolute', clipPath: 'inset(50%)' } as const;
