import type { Texts } from '../texts';
import type { challenges as english } from '../en/challenges';

export const challenges = {
  title: 'Desafios',
  lead: 'Quando o ganho de uma única rodada de caça-níqueis atinge um destes multiplicadores, o prêmio entra no seu saldo. A aposta precisa ser com seu próprio dinheiro. Cada desafio paga uma vez por mês, e uma rodada paga o mais alto que alcançar.',
  short:
    'Um prêmio em dinheiro quando uma única rodada de caça-níqueis, com seu dinheiro, paga um multiplicador muito alto. Cada desafio paga uma vez por mês.',
  list: 'Desafios deste mês',
  prize: 'Prêmio',
  minimum: 'Aposta mínima',
  equivalent: 'Valores em euros; em outras moedas valem os equivalentes fixos.',
  hitOn: 'Você conseguiu em {{date}}.',
  prizeWithheld: 'O prêmio fica guardado enquanto sua conta estiver bloqueada.',
  receipt: 'A rodada',
  winners: 'Vencedores de {{month}}',
  noWinners: 'Nenhum desafio foi alcançado em {{month}} até agora.',
  multiplier: 'Multiplicador',
  player: 'Jogador',
  game: 'Jogo',
  day: 'Data',
  months: 'Outros meses',
} satisfies Texts<typeof english>;
