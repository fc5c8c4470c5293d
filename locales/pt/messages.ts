import type { Texts } from '../texts';
import type { messages as english } from '../en/messages';

export const messages = {
  limit_confirmable:
    'A espera pelo seu novo limite de depósito de {{limit}} terminou. Ele passa a valer quando você o confirmar.',
  password_changed: 'Sua senha foi alterada. Se não foi você, entre em contato com o atendimento ao cliente.',
  name_changed:
    'O nome da sua conta foi alterado. Verifique sua identidade de novo. Se não foi você, entre em contato com o atendimento ao cliente.',
  email_changed: 'Seu e-mail foi alterado. Se não foi você, entre em contato com o atendimento ao cliente.',
  document_approved: 'Seu documento foi aceito: {{document}}.',
  withdrawal_rejected: 'Seu saque de {{amount}} não foi aprovado: {{reason}}. O valor voltou ao seu saldo.',
  deposit_unallocated: '{{amount}} chegaram e não foram creditados. No caixa você vê por quê e o que pode ser feito.',
  deposit_refunded: 'Os {{amount}} que não foram creditados são devolvidos pela mesma via por que chegaram.',
  payout_collected:
    'Um saque que tinha voltado ao seu saldo acabou sendo pago. Por isso {{amount}} foram descontados do seu saldo. O atendimento ao cliente explicará.',
  document_rejected: 'Seu documento não pôde ser aceito: {{document}}. {{reason}}. Envie-o novamente.',
  account_verified: 'Sua conta está verificada.',
  race_prize: 'Parabéns! {{place}}º lugar na corrida de slots “{{race}}”: seu prêmio é de {{prize}}.',
  level_cash: 'Você chegou ao nível {{level}}. Sua recompensa: {{cash}}.',
  level_spins: 'Você chegou ao nível {{level}}. Sua recompensa: {{spins}} rodadas grátis, que estão entre seus bônus.',
  level_cash_and_spins:
    'Você chegou ao nível {{level}}. Sua recompensa: {{cash}} e {{spins}} rodadas grátis, que estão entre seus bônus.',
  challenge_hit: 'Desafio concluído: um ganho de ×{{multiplier}}. Seu prêmio: {{prize}}.',
  rewards_paid: 'As recompensas que estavam retidas foram creditadas no seu saldo: {{cash}}.',
  spins_given: 'As rodadas grátis que estavam retidas já estão entre seus bônus: {{spins}}.',
  cashback_daily: 'Seu cashback diário já pode ser resgatado: {{amount}}.',
  cashback_weekly: 'Seu cashback semanal já pode ser resgatado: {{amount}}.',
  cashback_monthly: 'Seu cashback mensal já pode ser resgatado: {{amount}}.',
  bonus_ends_soon: 'Seu bônus “{{bonus}}” termina em {{time}}.',
  free_spins_end_soon: 'Suas rodadas grátis de “{{bonus}}” podem ser jogadas até {{time}}. Restam: {{count}}.',
  race_ends_soon: 'A corrida de slots “{{race}}” de que você participa termina em {{time}}.',
  race_changed:
    'A corrida de slots “{{race}}” de que você participa foi alterada antes do início. Ela vai de {{from}} a {{time}}; os prêmios e os caça-níqueis estão na página dela.',
  race_cancelled:
    'A corrida de slots “{{race}}” em que você se inscreveu foi cancelada antes de começar. Seu saldo não mudou.',
  win_released: 'Seu ganho de {{amount}} em {{game}} foi verificado e já está no seu saldo.',
  win_void:
    'O ganho de {{amount}} em {{game}} foi verificado e não pode ser pago. O atendimento ao cliente explicará o motivo.',
  round_settled: 'Uma rodada de {{game}} que tinha ficado aberta foi encerrada com o que havia ganhado: {{amount}}.',
  round_void: 'Uma rodada de {{game}} que tinha ficado aberta foi anulada. Sua aposta foi devolvida: {{amount}}.',
  bet_paid: 'Sua aposta em {{match}} foi liquidada: {{amount}} foram creditados no seu saldo.',
  bet_lost: 'Sua aposta em {{match}} não ganhou.',
  bet_void: 'Sua aposta em {{match}} foi anulada: {{amount}} foram devolvidos ao seu saldo.',
  bet_settled_anew: 'O resultado de {{match}} foi corrigido. Sua aposta agora paga {{amount}}; antes eram {{before}}.',
  deposit_credited_late: 'Os {{amount}} que tinham chegado e não tinham sido creditados já estão no seu saldo.',
  payout_failed: 'Não foi possível pagar seu saque de {{amount}}. O valor voltou ao seu saldo.',
  payout_returned: 'Um saque de {{amount}} voltou para nós depois de pago. O valor voltou ao seu saldo.',
  refund_paid: 'Seu reembolso de {{amount}} foi enviado.',
  deposit_charged_back:
    'Seu depósito de {{amount}} foi estornado pelo provedor de pagamento e descontado do seu saldo. O atendimento ao cliente explicará o motivo.',
  account_blocked:
    'Sua conta está bloqueada. Motivo: {{reason}}. Revisão: {{team}}, no máximo até {{until}}. Você pode entrar, sacar e escrever ao atendimento ao cliente.',
  account_held:
    'Sua conta está bloqueada e seus saques estão retidos. Motivo: {{reason}}. Revisão: {{team}}, no máximo até {{until}}. Você pode entrar e escrever ao atendimento ao cliente.',
  account_unblocked: 'Sua conta está ativa novamente.',
  balance_corrected: 'Seu saldo foi corrigido em {{amount}}. O atendimento ao cliente explicará o motivo.',
  document_asked: 'Precisamos de mais um documento seu: {{document}}. {{reason}}.',
} satisfies Texts<typeof english>;
