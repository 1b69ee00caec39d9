import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useForm } from '../form/useForm';
import type { Service } from './service';
import { texts } from './texts';
import { validateEmail } from './validate';

interface ForgottenPasswordProps {
  isOpen: boolean;
  /** The address already typed in the sign-in form. */
  email: string;
  service: Service;
  onClose: () => void;
}

function ResetForm({
  email,
  service,
  onClose,
}: Omit<ForgottenPasswordProps, 'isOpen'>) {
  const { reset } = texts;
  const [sentTo, setSentTo] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => (sentTo ? title.current : input.current)?.focus(), [sentTo]);
  const form = useForm({
    initial: { email },
    validate: (values) => ({ email: validateEmail(values.email) }),
    async submit(values) {
      await service.sendLink();
      setSentTo(values.email.trim());
    },
  });
  if (sentTo) {
    return (
      <>
        <DialogTitle id="reset-title" ref={title} tabIndex={-1}>
          {reset.sentTitle}
        </DialogTitle>
        <DialogContent>
          <DialogContentText role="status">{reset.sent(sentTo)}</DialogContentText>
        </DialogContent>
        <DialogActions sx={ACTIONS}>
          <Button variant="contained" onClick={onClose}>
            {reset.close}
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <form {...form.formProps}>
      <DialogTitle id="reset-title">{reset.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 3 }}>{reset.lead}</DialogContentText>
        <TextField
          fullWidth
          inputRef={input}
          label={texts.email}
          type="email"
          autoComplete="username"
          value={form.values.email}
          onChange={(event) => form.change('email', event.target.value)}
          onBlur={() => form.check('email')}
          error={Boolean(form.getError('email'))}
          helperText={form.getError('email')}
        />
      </DialogContent>
      <DialogActions sx={ACTIONS}>
        <Button onClick={onClose}>{reset.cancel}</Button>
        <Button type="submit" variant="contained">
          {form.isBusy ? reset.submitting : reset.submit}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Sends a reset link to users who can't sign in. The form starts over each time it opens. */
export default function ForgottenPassword({
  isOpen,
  ...props
}: ForgottenPasswordProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={props.onClose}
      aria-labelledby="reset-title"
      fullWidth
      maxWidth="xs"
    >
      <ResetForm {...props} />
    </Dialog>
  );
}

const ACTIONS = { px: 3, pb: 3 };
