import type { Texts } from '../texts';
import type { jackpot as english } from '../en/jackpot';

export const jackpot = {
  pool: 'Jackpot',
  funPool: 'Spielgeld-Jackpot, fest',
  won: 'Sie haben den Jackpot gewonnen: {{amount}}',
  counted: 'Sie haben den Jackpot gewonnen. Der Betrag wird gerade ermittelt und Ihnen vollständig gutgeschrieben.',
  yours: 'Der Jackpot gehört Ihnen',
  lookAgain: 'Aktualisieren',
  playOn: 'Inzwischen weiterspielen',
  chance: 'Chance auf den Jackpot bei {{stake}} Einsatz',
  oneIn: '1 zu {{rounds}}',
  baseReturn: 'RTP-Quote ohne Jackpot',
  poolReturn: 'RTP-Quote des Jackpots',
  ruleFed:
    '{{pool}} jedes Echtgeldeinsatzes gehen in den Jackpot und {{seed}} in den nächsten, der bei {{start}} beginnt. Alles, was hineingeht, wird an Spieler gezahlt.',
  ruleChance:
    'Jeder Einsatz kann ihn gewinnen, was immer die Walzen zeigen. Die Chance ist proportional zum Einsatz, sodass alle Einsätze dieselbe RTP-Quote haben. Der Jackpot wird in Euro geführt; andere Währungen werden zu festem Kurs umgerechnet.',
  rulePaid:
    'Wer ihn gewinnt, erhält alles, was er in diesem Moment enthält, zusätzlich zum Gewinn der Walzen. Gewinnen ihn zwei zugleich, erhält der Erste diesen Jackpot und der Zweite den nächsten.',
  ruleFun:
    'Spielgeld fließt nicht in den Jackpot und gewinnt ihn nicht. Mit derselben Chance gewinnt es {{amount}}: so viel, wie der Jackpot im Mittel enthält, wenn er fällt.',
  ruleHighest: 'Der unten genannte Höchstgewinn enthält den Jackpot nicht.',
} satisfies Texts<typeof english>;
