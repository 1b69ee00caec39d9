import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { rateStrength, type CheckedRule } from './passwordRules';
import { Meter, MeterPart, Rule, Rules } from './parts';
import { texts } from './texts';

const CHECK = 'M9.5 17.5 4 12l1.8-1.8 3.7 3.7 8.7-8.7L20 7z';
const RING =
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8m0 1.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8';

interface PasswordRulesProps {
  id: string;
  rules: readonly CheckedRule[];
}

/** Shows how strong a password is, and which rules it meets. */
export default function PasswordRules({ id, rules }: PasswordRulesProps) {
  const { strength } = texts;
  const level = rateStrength(rules);
  return (
    <div id={id}>
      <Meter>
        {rules.map((rule, index) => (
          <MeterPart key={rule.id} isFull={index < level} />
        ))}
      </Meter>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {strength.label}: <strong>{strength.levels[level]}</strong>
      </Typography>
      <Rules>
        {rules.map(({ id: rule, isMet }) => (
          <Rule key={rule}>
            <SvgIcon
              sx={{ fontSize: 16, color: isMet ? 'success.main' : 'text.secondary' }}
              titleAccess={isMet ? strength.met : strength.open}
            >
              <path d={isMet ? CHECK : RING} />
            </SvgIcon>
            <Typography
              variant="caption"
              sx={{ color: isMet ? 'text.primary' : 'text.secondary' }}
            >
              {texts.rules[rule]}
            </Typography>
          </Rule>
        ))}
      </Rules>
    </div>
  );
}
