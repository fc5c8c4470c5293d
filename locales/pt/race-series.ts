import type { Texts } from '../texts';
import type { raceSeries as english } from '../en/race-series';

export const raceSeries = {
  'long-evenings': {
    title: 'Noites longas',
    summary: 'Uma semana, todos os caça-níqueis: cada centavo apostado com dinheiro real vale um ponto.',
  },
  'brightest-spark': {
    title: 'A faísca mais brilhante',
    summary:
      'Um fim de semana em todos os caça-níqueis: vale seu melhor multiplicador em uma única rodada, seja qual for a aposta.',
  },
  'jackpot-trail': {
    title: 'Trilha do jackpot',
    summary: 'Só nossos caça-níqueis com jackpot: cada centavo apostado com dinheiro real vale um ponto.',
  },
  'harbour-regatta': {
    title: 'Regata do porto',
    summary: 'Os caça-níqueis da Tideworks: vale seu melhor multiplicador em uma única rodada.',
  },
  'new-lights': {
    title: 'Luzes novas',
    summary: 'Só os caça-níqueis mais novos: cada centavo apostado com dinheiro real vale um ponto.',
  },
  'two-hours-of-comets': {
    title: 'Duas horas de cometas',
    summary: 'Uma noite, um único jogo: vale o melhor multiplicador em Nine Comets.',
  },
} satisfies Texts<typeof english>;
