import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Heading, Stack } from './parts';
import { texts } from './texts';

/** Shown after signing in. The heading takes the focus because the form is gone. */
export default function Welcome({ onSignOut }: { onSignOut: () => void }) {
  const { welcome } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Heading>
        <Typography
          ref={heading}
          tabIndex={-1}
          component="h1"
          variant="h4"
          sx={{ outline: 'none' }}
        >
          {welcome.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{welcome.lead}</Typography>
      </Heading>
      <Stack>
        <Button variant="contained" size="large" fullWidth>
          {welcome.open}
        </Button>
        <Button variant="text" fullWidth onClick={onSignOut}>
          {welcome.signOut}
        </Button>
      </Stack>
    </>
  );
}
