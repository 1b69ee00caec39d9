import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepConnector from '@mui/material/StepConnector';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  Hidden,
  Progress,
  ProgressBar,
  ProgressBars,
  StepGap,
  Steps,
} from './parts';
import { STEPS, type CheckoutState } from './useCheckout';
import { texts } from './texts';

const { names, label, progress, done } = texts.steps;

function NarrowProgress({ active }: { active: number }) {
  return (
    <Progress>
      <ProgressBars aria-hidden>
        {STEPS.map((name, index) => (
          <ProgressBar key={name} data-reached={index <= active ? '' : undefined} />
        ))}
      </ProgressBars>
      <Typography variant="body2" color="textSecondary">
        {progress(active + 1, STEPS.length)}: {names[STEPS[active]]}
      </Typography>
    </Progress>
  );
}

const gap = (
  <StepGap aria-hidden>
    <StepConnector />
  </StepGap>
);

/** Shows the current step. On wide screens, completed steps are buttons that lead back. */
export default function StepProgress({ checkout }: { checkout: CheckoutState }) {
  const isWide = useMediaQuery('(min-width: 600px)', { noSsr: true });
  const active = STEPS.findIndex((name) => name === checkout.step);

  if (!isWide) {
    return <NarrowProgress active={active} />;
  }
  return (
    <Steps>
      <Stepper component="ol" activeStep={active} aria-label={label} connector={gap}>
        {STEPS.map((name, index) => (
          <Step
            key={name}
            component="li"
            completed={index < active}
            aria-current={index === active ? 'step' : undefined}
          >
            {index < active ? (
              <StepButton
                onClick={() => checkout.goTo(name)}
                disabled={checkout.isBusy}
              >
                {names[name]}
                <Hidden>, {done}</Hidden>
              </StepButton>
            ) : (
              <StepLabel>{names[name]}</StepLabel>
            )}
          </Step>
        ))}
      </Stepper>
    </Steps>
  );
}
