import type { Texts } from '../texts';
import type { jackpot as english } from '../en/jackpot';

export const jackpot = {
  pool: 'Jackpot',
  funPool: 'Jackpot fictif, fixe',
  won: 'Vous avez gagné le jackpot : {{amount}}',
  counted: 'Vous avez décroché le jackpot. La cagnotte est en cours de décompte et vous sera versée en entier.',
  yours: 'Le jackpot est à vous',
  lookAgain: 'Actualiser',
  playOn: 'Continuer à jouer en attendant',
  chance: 'Probabilité du jackpot pour une mise de {{stake}}',
  oneIn: '1 sur {{rounds}}',
  baseReturn: 'RTP sans le jackpot',
  poolReturn: 'RTP du jackpot',
  ruleFed:
    '{{pool}} de chaque mise en argent réel va au jackpot et {{seed}} au suivant, qui commence à {{start}}. Tout ce qui y entre est versé aux joueurs.',
  ruleChance:
    'Toute mise peut le gagner, quoi que montrent les rouleaux. La probabilité est proportionnelle à la mise, si bien que toutes ont le même RTP. Le jackpot est tenu en euros ; les autres devises sont converties à un taux fixe.',
  rulePaid:
    'Qui le décroche reçoit tout ce qu’il contient à cet instant, en plus du gain des rouleaux. Si deux joueurs le décrochent ensemble, le premier le reçoit et le second reçoit le suivant.',
  ruleFun:
    'L’argent fictif n’alimente pas le jackpot et ne le gagne pas. Avec la même probabilité, il gagne {{amount}}, ce que le jackpot contient en moyenne quand il tombe.',
  ruleHighest: 'Le gain maximal indiqué ci-dessous ne compte pas le jackpot.',
} satisfies Texts<typeof english>;
