import Typography from '@mui/material/Typography';
import { useState } from 'react';
import Brand from './Brand';
import ConfirmLetter from './ConfirmLetter';
import FleetTree from './FleetTree';
import { Aside, Center, Page, Panel, Plate } from './parts';
import SignUpForm from './SignUpForm';
import { texts } from './texts';
import type { Member } from './validate';

const NOBODY: Member = {
  name: '',
  email: '',
  password: '',
  born: null,
  hasAccepted: false,
};

export default function SignUpPage() {
  const [member, setMember] = useState(NOBODY);
  const [isCreated, setIsCreated] = useState(false);
  const { fleet } = texts;
  return (
    <Page>
      <Brand />
      <Aside>
        <div>
          <Typography component="p" variant="h3" sx={{ mb: 2 }}>
            {fleet.title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', maxWidth: 420 }}>
            {fleet.lead}
          </Typography>
        </div>
        <Plate>
          <FleetTree />
        </Plate>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {fleet.guests}
        </Typography>
      </Aside>
      <Panel>
        <Center>
          {isCreated ? (
            <ConfirmLetter email={member.email} onBack={() => setIsCreated(false)} />
          ) : (
            <SignUpForm
              initial={member}
              onCreated={(created) => {
                setMember(created);
                setIsCreated(true);
              }}
            />
          )}
        </Center>
      </Panel>
    </Page>
  );
}
