import type { Texts } from '../texts';
import type { status as english } from '../en/status';

export const status = {
  title: 'Situação do serviço',
  lead: 'O que está funcionando agora.',
  casino: 'Cassino',
  payments: 'Pagamentos',
  games: 'Jogos por provedor',
  works: 'Funcionando',
  off: 'Indisponível',
  offSince: 'Indisponível desde {{time}}',
  someOff: 'Jogos indisponíveis: {{off}} de {{count}}',
  asOf: 'Atualizado em {{time}}',
  awayTitle: 'O cassino não pode ser acessado agora',
  awayText: 'Até ele responder de novo, não podemos dizer o que está funcionando. Tente novamente em alguns minutos.',
} satisfies Texts<typeof english>;
