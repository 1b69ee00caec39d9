import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { features } from './features';
import FeatureValue from './FeatureValue';
import { FeatureList } from './parts';
import { FEATURED, plans, type PlanName } from './plans';
import { texts } from './texts';

export default function CompareList() {
  const [plan, setPlan] = React.useState<PlanName>(FEATURED);

  return (
    <React.Fragment>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        aria-label={texts.compare.choose}
        value={plan}
        onChange={(_, value: PlanName | null) => value && setPlan(value)}
      >
        {plans.map(({ name }) => (
          <ToggleButton key={name} value={name}>
            {texts.plans[name].name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FeatureList aria-live="polite">
        {features.map((feature) => (
          <div key={feature.id}>
            <dt>{feature.feature}</dt>
            <dd>
              <FeatureValue value={feature[plan]} />
            </dd>
          </div>
        ))}
      </FeatureList>
    </React.Fragment>
  );
}
