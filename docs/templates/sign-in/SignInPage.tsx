import Typography from '@mui/material/Typography';
import { useState } from 'react';
import Brand from './Brand';
import NightChart from './NightChart';
import { Aside, Center, Fact, Facts, Figure, Page, Panel } from './parts';
import SignInForm from './SignInForm';
import { texts } from './texts';
import Welcome from './Welcome';

export default function SignInPage() {
  const [isSignedIn, setIsSignedIn] = useState(false);
  const { night } = texts;
  return (
    <Page>
      <Panel>
        <Brand />
        <Center>
          {isSignedIn ? (
            <Welcome onSignOut={() => setIsSignedIn(false)} />
          ) : (
            <SignInForm onSignedIn={() => setIsSignedIn(true)} />
          )}
        </Center>
      </Panel>
      <Aside>
        <Typography component="p" variant="h3">
          {night.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: 460 }}>
          {night.lead}
        </Typography>
        <Figure>
          <Typography component="figcaption" variant="h6">
            {night.label}
          </Typography>
          <NightChart />
        </Figure>
        <Facts>
          {night.facts.map(({ name, value }) => (
            <Fact key={name}>
              <Typography
                component="dt"
                variant="body2"
                sx={{ color: 'text.secondary' }}
              >
                {name}
              </Typography>
              <Typography component="dd" variant="h5">
                {value}
              </Typography>
            </Fact>
          ))}
        </Facts>
      </Aside>
    </Page>
  );
}
