import type { Texts } from '../texts';
import type { dice as english } from '../en/dice';

export const dice = {
  roll: 'Würfeln',
  ready: 'Seite und Gewinnchance wählen',
  side: 'Ihre Seite',
  low: 'Niedrig',
  high: 'Hoch',
  sideInvalid: 'Wählen Sie niedrig oder hoch',
  chance: 'Gewinnchance',
  chanceInvalid: 'Wählen Sie eine Chance aus der Liste',
  offer: '{{chance}} % zahlt {{multiple}}',
  rolled: 'Gewürfelt: {{number}}',
  wins: '{{first}} bis {{last}} gewinnt',
  ruleRoll: 'Vier zehnseitige Würfel ergeben eine Zahl von {{first}} bis {{last}}. Jede ist gleich wahrscheinlich.',
  ruleSide: 'Bei 30 % Chance gewinnt niedrig mit 0000 bis 2999 und hoch mit 7000 bis 9999.',
  rulePays:
    'Ein Treffer zahlt {{share}} geteilt durch die Chance in Prozent, auf Hundertstel abgerundet: bei 30 % das {{times}}-Fache des Einsatzes. Die RTP-Quote beträgt also höchstens {{share}} %. Unten steht die Quote der Chance, die durch das Runden am meisten verliert.',
} satisfies Texts<typeof english>;
