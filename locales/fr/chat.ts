import type { Texts } from '../texts';
import type { chat as english } from '../en/chat';

export const chat = {
  lead: 'Notre service client est là à toute heure.',
  hours: 'Le chat est ouvert tous les jours de {{from}} à {{to}} (UTC).',
  nobody: 'Personne n’est au chat pour le moment',
  nobodyText: 'Veuillez nous écrire. Une personne lit chaque message et répond par e-mail.',
  outside:
    'Le chat est fourni par {{host}} et n’est chargé que lorsque vous l’ouvrez. Si votre session est ouverte, il reçoit votre nom et votre compte pour que nous puissions vous aider.',
  open: 'Ouvrir le chat',
  away: 'Le chat est injoignable pour le moment. Veuillez nous écrire.',
  needsScript: 'Le chat nécessite des scripts. Sans eux, veuillez nous écrire.',
  others: 'Écrivez-nous',
} satisfies Texts<typeof english>;
