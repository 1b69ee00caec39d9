import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Hidden } from './parts';
import { texts } from './texts';
import { useContact } from './useContact';
import type { ContactValues } from './validateContact';

const words = texts.contact;

interface ContactProps {
  seats: number;
  onClose: () => void;
}

function Sent({ values, onClose }: { values: ContactValues; onClose: () => void }) {
  const title = React.useRef<HTMLHeadingElement>(null);
  React.useEffect(() => title.current?.focus(), []);

  return (
    <React.Fragment>
      <DialogTitle
        id="contact-title"
        ref={title}
        tabIndex={-1}
        sx={{ outline: 'none' }}
      >
        {words.sentTitle(values.name.trim().split(/\s+/)[0]!)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          {words.sent(values.email.trim(), values.company.trim())}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </React.Fragment>
  );
}

function Contact({ seats, onClose }: ContactProps) {
  const { form, getError, leave, submit, values, change, state, send } =
    useContact(seats);
  const isBusy = state === 'busy';

  const bind = (name: Exclude<keyof ContactValues, 'message'>) => ({
    id: `contact-${name}`,
    label: words[name],
    value: values[name],
    error: Boolean(getError(name)),
    'data-wrong': getError(name) ? '' : undefined,
    helperText: getError(name),
    fullWidth: true,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      change({ [name]: event.target.value }),
    onBlur: () => values[name].trim() && leave(name),
  });

  if (state === 'sent') {
    return <Sent values={values} onClose={onClose} />;
  }
  return (
    <form
      ref={form}
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => submit(event, () => !isBusy && send())}
      style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <DialogTitle id="contact-title">{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 3 }}>{words.lead}</DialogContentText>
        <Stack spacing={2.5}>
          {state === 'failed' && <Alert severity="error">{words.failed}</Alert>}
          <TextField
            {...bind('name')}
            autoComplete="name"
            slotProps={{ htmlInput: { 'aria-required': true } }}
          />
          <TextField
            {...bind('email')}
            type="email"
            autoComplete="email"
            helperText={getError('email') ?? words.emailHint}
            slotProps={{ htmlInput: { 'aria-required': true } }}
          />
          <TextField
            {...bind('company')}
            autoComplete="organization"
            slotProps={{ htmlInput: { 'aria-required': true } }}
          />
          <TextField
            {...bind('seats')}
            sx={{ maxWidth: 200 }}
            slotProps={{
              htmlInput: { 'aria-required': true, inputMode: 'numeric' },
            }}
          />
          <TextField
            id="contact-message"
            label={words.message}
            value={values.message}
            multiline
            minRows={3}
            fullWidth
            onChange={(event) => change({ message: event.target.value })}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="contained" aria-disabled={isBusy}>
          {isBusy ? words.sending : words.send}
        </Button>
      </DialogActions>
      <Hidden role="status">{isBusy ? words.sending : ''}</Hidden>
    </form>
  );
}

export default function ContactDialog({
  isOpen,
  ...props
}: ContactProps & { isOpen: boolean }) {
  const isNarrow = useMediaQuery('(max-width: 599px)', { noSsr: true });

  return (
    <Dialog
      open={isOpen}
      onClose={props.onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="sm"
      aria-labelledby="contact-title"
    >
      <Contact {...props} />
    </Dialog>
  );
}
