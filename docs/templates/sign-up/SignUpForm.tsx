import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import PasswordField from '../form/PasswordField';
import { useForm } from '../form/useForm';
import BirthField from './BirthField';
import PasswordRules from './PasswordRules';
import { checkPassword } from './passwordRules';
import { Heading, Hint, Stack } from './parts';
import { createAccount } from './service';
import { texts } from './texts';
import { validateMember, type Member } from './validate';

interface SignUpFormProps {
  initial: Member;
  onCreated: (member: Member) => void;
}

export default function SignUpForm({ initial, onCreated }: SignUpFormProps) {
  const id = useId();
  const form = useForm<Member>({
    initial,
    validate: validateMember,
    async submit(member) {
      await createAccount(member.email.trim());
      onCreated(member);
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
            label={texts.name}
            autoComplete="name"
            value={values.name}
            onChange={(event) => change('name', event.target.value)}
            onBlur={() => check('name')}
            error={Boolean(getError('name'))}
            helperText={getError('name') ?? texts.nameHint}
          />
          <TextField
            fullWidth
            label={texts.email}
            type="email"
            autoComplete="email"
            slotProps={{ htmlInput: { inputMode: 'email' } }}
            value={values.email}
            onChange={(event) => change('email', event.target.value)}
            onBlur={() => check('email')}
            error={Boolean(getError('email'))}
            helperText={getError('email')}
          />
          <div>
            <PasswordField
              label={texts.password}
              showLabel={texts.showPassword}
              autoComplete="new-password"
              slotProps={{ htmlInput: { 'aria-details': `${id}-rules` } }}
              value={values.password}
              onChange={(event) => change('password', event.target.value)}
              onBlur={() => check('password')}
              error={Boolean(getError('password'))}
              helperText={getError('password')}
            />
            <PasswordRules
              id={`${id}-rules`}
              rules={checkPassword(values.password, values)}
            />
          </div>
          <BirthField
            value={values.born}
            error={getError('born')}
            onChange={(born) => change('born', born)}
            onLeave={() => check('born')}
          />
          <FormControl error={Boolean(getError('hasAccepted'))}>
            <FormControlLabel
              label={texts.terms}
              sx={{
                alignItems: 'flex-start',
                '& .MuiFormControlLabel-label': { pt: 1 },
              }}
              control={
                <Checkbox
                  checked={values.hasAccepted}
                  onChange={(_, isChecked) => change('hasAccepted', isChecked)}
                  slotProps={{
                    input: {
                      'aria-invalid': Boolean(getError('hasAccepted')),
                      'aria-describedby': `${id}-terms`,
                    },
                  }}
                />
              }
            />
            <FormHelperText id={`${id}-terms`}>
              {getError('hasAccepted')}
            </FormHelperText>
          </FormControl>
          <Button type="submit" variant="contained" size="large" fullWidth>
            {form.isBusy ? texts.submitting : texts.submit}
          </Button>
          <div role="status" style={HIDDEN}>
            {form.isBusy && texts.submitting}
          </div>
          <Hint>
            <Typography variant="caption" component="p">
              {texts.hint}
            </Typography>
          </Hint>
        </Stack>
      </form>
    </>
  );
}

/** Only for screen readers, because the button already shows it. */
const HIDDEN = { position: 'absolute', clipPath: 'inset(50%)' } as const;
