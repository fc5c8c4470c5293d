import type { Texts } from '../texts';
import type { jackpot as english } from '../en/jackpot';

export const jackpot = {
  pool: 'Jackpot',
  funPool: 'Jackpot fictício, fixo',
  won: 'Você ganhou o jackpot: {{amount}}',
  counted: 'Você ganhou o jackpot. O valor está sendo apurado e será pago por inteiro.',
  yours: 'O jackpot é seu',
  lookAgain: 'Atualizar',
  playOn: 'Continuar jogando enquanto isso',
  chance: 'Chance do jackpot com aposta de {{stake}}',
  oneIn: '1 em {{rounds}}',
  baseReturn: 'RTP sem o jackpot',
  poolReturn: 'RTP do jackpot',
  ruleFed:
    '{{pool}} de cada aposta com dinheiro real vai para o jackpot e {{seed}} para o próximo, que começa em {{start}}. Tudo o que entra é pago aos jogadores.',
  ruleChance:
    'Qualquer aposta pode ganhá-lo, seja o que for que os rolos mostrem. A chance é proporcional à aposta, de modo que todas têm o mesmo RTP. O jackpot é mantido em euros; as outras moedas são convertidas por um câmbio fixo.',
  rulePaid:
    'Quem acerta recebe tudo o que ele contém naquele momento, além do que os rolos pagam. Se dois jogadores acertarem juntos, o primeiro recebe o jackpot e o segundo, o próximo.',
  ruleFun:
    'O dinheiro fictício não alimenta o jackpot nem o ganha. Com a mesma chance ganha {{amount}}, a média do jackpot quando sai.',
  ruleHighest: 'O prêmio máximo indicado abaixo não inclui o jackpot.',
} satisfies Texts<typeof english>;
