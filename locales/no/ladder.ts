import type { Texts } from '../texts';
import type { ladder as english } from '../en/ladder';

export const ladder = {
  ladder: 'Stigen',
  stepWon: '{{multiplier}}, vunnet',
  stepEnded: '{{multiplier}}, klatringen endte her',
  climbed_one: '{{count}} gratisspinn opp stigen',
  climbed_other: '{{count}} gratisspinn opp stigen',
  climb: 'Klatringen',
  climbPaid: 'Klatringen ga {{amount}}',
  step: 'Trinn {{number}}',
  height: 'Det var {{multiple}} ganger innsatsen',
  ruleClimb: 'Et spinn med gevinst følges av et gratisspinn ett trinn høyere, med de samme hjulene og samme innsats.',
  ruleSteps: 'Hver gevinst i et spinn ganges med multiplikatoren for trinnet: {{steps}}.',
  ruleEnd:
    'Runden er over ved det første spinnet uten gevinst, eller etter øverste trinn. Alle gevinstene legges sammen.',
  highest: 'Minst {{multiple}} ganger innsatsen',
  oneIn: 'omtrent én gang per {{rounds}} runder',
} satisfies Texts<typeof english>;
