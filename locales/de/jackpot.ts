import type { Texts } from '../texts';
import type { jackpot as english } from '../en/jackpot';

export const jackpot = {
  pool: 'Jackpot',
  funPool: 'Spielgeld-Jackpot, fest',
  won: 'Sie haben den Jackpot gewonnen: {{amount}}',
  counted: 'Sie haben den Jackpot getroffen. Der Topf wird gezählt und Ihnen ganz ausgezahlt.',
  yours: 'Der Jackpot gehört Ihnen',
  lookAgain: 'Noch einmal nachsehen',
  playOn: 'Inzwischen weiterspielen',
  chance: 'Chance auf den Jackpot bei {{stake}} Einsatz',
  oneIn: '1 zu {{rounds}}',
  baseReturn: 'RTP-Quote ohne Jackpot',
  poolReturn: 'RTP-Quote des Jackpots',
  ruleFed:
    '{{pool}} jedes Echtgeldeinsatzes gehen in den Jackpot und {{seed}} in den nächsten, der bei {{start}} beginnt. Alles, was hineingeht, wird an Spieler ausgezahlt.',
  ruleChance:
    'Jeder Einsatz kann ihn gewinnen, was immer die Walzen zeigen. Die Chance ist proportional zum Einsatz, sodass alle Einsätze dieselbe RTP-Quote haben. Der Jackpot wird in Euro geführt; andere Währungen zählen zu festem Kurs.',
  rulePaid:
    'Wer ihn trifft, bekommt alles, was er in diesem Moment enthält, zusätzlich zum Gewinn der Walzen. Treffen ihn zwei zugleich, bekommt der Erste den Jackpot und der Zweite den nächsten.',
  ruleFun:
    'Spielgeld speist den Jackpot nicht und gewinnt ihn nicht: Mit derselben Chance gewinnt es {{amount}}, so viel, wie der Jackpot im Mittel enthält, wenn er fällt.',
  ruleHighest: 'Die unten genannte höchstmögliche Auszahlung enthält den Jackpot nicht.',
} satisfies Texts<typeof english>;
