import type { Texts } from '../texts';
import type { dice as english } from '../en/dice';

export const dice = {
  roll: 'Kast terningene',
  ready: 'Velg side og vinnersjanse',
  side: 'Din side',
  low: 'Lavt',
  high: 'Høyt',
  sideInvalid: 'Velg lavt eller høyt',
  chance: 'Vinnersjanse',
  chanceInvalid: 'Velg en sjanse fra listen',
  offer: '{{chance}} % betaler {{multiple}}',
  rolled: 'Kastet: {{number}}',
  wins: '{{first}} til {{last}} vinner',
  ruleRoll: 'Fire tisidede terninger gir et tall fra {{first}} til {{last}}. Alle er like sannsynlige.',
  ruleSide: 'Med 30 % sjanse vinner lavt fra 0000 til 2999 og høyt fra 7000 til 9999.',
  rulePays:
    'Et treff betaler {{share}} delt på sjansen i prosent, rundet ned til hundredeler: ved 30 % {{times}} ganger innsatsen. Tilbakebetalingen er altså høyst {{share}} %. RTP som vises nedenfor, gjelder sjansen som taper mest på avrundingen.',
} satisfies Texts<typeof english>;
