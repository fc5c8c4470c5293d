import type { Texts } from '../texts';
import type { terms as english } from '../en/terms';

export const terms = {
  document: {
    identity: 'comprovante de identidade',
    address: 'comprovante de endereço',
    payment: 'comprovante da forma de pagamento',
  },
  rejection: {
    unreadable: 'Não é possível lê-lo',
    cut_off: 'Uma parte está cortada',
    expired: 'Está vencido',
    name_mismatch: 'O nome não é o da sua conta',
    wrong_document: 'Não é o documento solicitado',
  },
  withdrawal: {
    identity: 'antes precisamos de um documento que comprove sua identidade',
    details: 'não foi possível verificar os dados de pagamento',
    play_review: 'antes precisamos revisar suas jogadas recentes',
    other: 'entre em contato com o atendimento ao cliente',
  },
  ask: {
    second_document: 'Precisamos de um segundo documento que confirme o primeiro',
    both_sides: 'Envie a frente e o verso',
    newer: 'Envie um documento mais recente',
    account_holder: 'Envie um documento que mostre seu nome e a conta de pagamento',
    change_of_name: 'Envie um documento com seu nome atual',
  },
  block: {
    identity: 'verificação da sua identidade',
    payments: 'verificação de um pagamento',
    play: 'análise das suas rodadas',
    security: 'segurança da conta',
    protection: 'proteção do jogador',
    law: 'obrigação legal',
  },
  team: {
    support: 'atendimento ao cliente',
    payments: 'equipe de pagamentos',
    identity: 'equipe de verificação',
    risk: 'equipe de segurança',
  },
} satisfies Texts<typeof english>;
