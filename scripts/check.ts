import { CHECK_STEPS } from './checkSteps';
import { runSteps } from './steps';

runSteps(CHECK_STEPS);
