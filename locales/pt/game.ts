import type { Texts } from '../texts';
import type { game as english } from '../en/game';

export const game = {
  playNow: 'Jogar agora',
  playForFun: 'Jogar grátis',
  round: 'Como é uma rodada',
  facts: 'Em resumo',
  category: 'Categoria',
  computer: 'No computador',
  phone: 'No celular',
  available: 'Disponível',
  notAvailable: 'Indisponível',
  hitFrequency: 'Rodadas com prêmio',
  allRules: 'Todas as regras e prêmios',
  similar: 'Jogos parecidos',
} satisfies Texts<typeof english>;
