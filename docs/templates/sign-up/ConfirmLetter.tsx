import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Heading, Stack } from './parts';
import { texts } from './texts';
import { useCountdown } from './useCountdown';

const WAIT_SECONDS = 30;

interface ConfirmLetterProps {
  email: string;
  /** Returns to the form, which keeps its values. */
  onBack: () => void;
}

/** Shows what's left to do. The heading takes the focus because the form is gone. */
export default function ConfirmLetter({ email, onBack }: ConfirmLetterProps) {
  const { letter } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [left, restart] = useCountdown(WAIT_SECONDS);
  const [isSentAgain, setIsSentAgain] = useState(false);
  return (
    <>
      <SvgIcon color="primary" viewBox="0 0 48 48" sx={{ fontSize: 56, mb: 3 }}>
        <path d="M4 10h40v28H4zm3.5 3L24 26l16.5-13zM7 16.5V35h34V16.5L24 30z" />
      </SvgIcon>
      <Heading>
        <Typography
          ref={heading}
          tabIndex={-1}
          component="h1"
          variant="h4"
          sx={{ outline: 'none' }}
        >
          {letter.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {letter.lead(email)}
        </Typography>
      </Heading>
      <Stack>
        <Button
          variant="outlined"
          size="large"
          fullWidth
          aria-disabled={left > 0}
          sx={left > 0 ? { color: 'text.secondary', cursor: 'default' } : undefined}
          onClick={() => {
            if (left === 0) {
              setIsSentAgain(true);
              restart();
            }
          }}
        >
          {left > 0 ? letter.wait(left) : letter.resend}
        </Button>
        <Button variant="text" fullWidth onClick={onBack}>
          {letter.other}
        </Button>
        <Typography role="status" variant="body2">
          {isSentAgain && left > 0 ? letter.sent : ''}
        </Typography>
      </Stack>
    </>
  );
}
