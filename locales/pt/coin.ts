import type { Texts } from '../texts';
import type { coin as english } from '../en/coin';

export const coin = {
  moon: 'Lua',
  sun: 'Sol',
  toss: 'Lançar',
  stake: 'Aposta',
  call: 'Sua escolha',
  balance: 'Saldo',
  playMoney: 'Dinheiro fictício',
  rules: 'Lua ou sol: se acertar, recebe 1,96 vez a aposta. RTP 98%.',
  won: '{{side}}. Você ganhou {{amount}}',
  lost: '{{side}}. Sem prêmio desta vez',
  incomplete: 'Escolha uma aposta e um lado',
  givenBack: 'A rodada não foi jogada e nada foi descontado. Tente novamente.',
  unclear: 'Não sabemos se a aposta foi descontada. Consulte seu histórico antes de continuar.',
  waiting: 'A rodada foi sorteada, mas o prêmio ainda não foi confirmado.',
  askAgain: 'Verificar de novo',
  home: 'Voltar ao lobby',
  cashier: 'Depositar',
  logIn: 'Entrar',
  backToGame: 'Voltar ao jogo',
} satisfies Texts<typeof english>;
