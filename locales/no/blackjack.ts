import type { Texts } from '../texts';
import type { blackjack as english } from '../en/blackjack';

export const blackjack = {
  deal: 'Del ut',
  ready: 'Nærmere 21 enn dealeren, uten å gå over',
  dealer: 'Dealer',
  yours: 'Hånden din',
  firstHand: 'Din første hånd',
  secondHand: 'Din andre hånd',
  total: 'Sum {{total}}',
  turn: 'Din tur',
  hit: 'Trekk',
  stand: 'Stå',
  double: 'Doble',
  split: 'Splitt',
  more: '{{amount}} mer i innsats',
  blackjack: 'Blackjack!',
  won: 'Vant',
  pushed: 'Uavgjort',
  lost: 'Tapt',
  bust: 'Over 21',
  ruleAlone:
    'Kortene deles ut bare til deg, fra {{decks}} kortstokker som er stokket for denne runden. Bildekort teller ti, ess elleve eller én.',
  ruleDealer:
    'Dealeren trekker til 16 og står på alle 17, også når et ess teller elleve. Viser dealeren et ess eller en tier, sjekker dealeren først om det er blackjack; i så fall slutter runden med en gang. Forsikring finnes ikke.',
  ruleMoves:
    'Du kan doble alle hender på to kort og få ett kort til. To kort av samme verdi kan splittes én gang, i to hender med hver sin innsats. Begge kan dobles, men splittede ess får bare ett kort hver, og 21 med dem er ikke blackjack.',
  rulePays:
    'En seier betaler innsatsen én gang til, uavgjort gir den tilbake. En blackjack, 21 med de to første kortene, gir {{times}} ganger innsatsen i tillegg.',
  ruleReturn: 'RTP forutsetter grunnstrategi og gjelder all innsats, også ved dobling og splitting.',
} satisfies Texts<typeof english>;
