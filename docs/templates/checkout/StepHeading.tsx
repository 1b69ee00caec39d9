import * as React from 'react';
import Typography from '@mui/material/Typography';
import { Heading } from './parts';

interface StepHeadingProps {
  title: string;
  lead: string;
  /** Whether the heading takes the focus, because the step has just changed. */
  takesFocus: boolean;
}

export default function StepHeading({ title, lead, takesFocus }: StepHeadingProps) {
  const heading = React.useRef<HTMLHeadingElement>(null);

  React.useEffect(() => {
    if (takesFocus) {
      heading.current?.focus();
    }
  }, [takesFocus]);

  return (
    <Heading>
      <Typography variant="h1" component="h1" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      <Typography color="textSecondary">{lead}</Typography>
    </Heading>
  );
}
