import type { Texts } from '../texts';
import type { game as english } from '../en/game';

export const game = {
  playNow: 'Jogar agora',
  playForFun: 'Jogar grátis',
  round: 'Como é uma rodada',
  facts: 'Em resumo',
  computer: 'No computador',
  phone: 'No celular',
  available: 'Disponível',
  notAvailable: 'Indisponível',
  hitFrequency: 'Rodadas com prêmio',
  allRules: 'Todas as regras e prêmios',
  similar: 'Jogos parecidos',
  isOff: 'Este jogo não está disponível no momento',
  isOffText: 'Você ainda pode terminar uma rodada já iniciada. Enquanto isso, escolha outro jogo.',
} satisfies Texts<typeof english>;
