import type { Texts } from '../texts';
import type { chat as english } from '../en/chat';

export const chat = {
  lead: 'Nosso atendimento está disponível a qualquer hora.',
  hours: 'O chat fica aberto todos os dias das {{from}} às {{to}} (UTC).',
  nobody: 'Não há ninguém no chat agora',
  nobodyText: 'Escreva para nós, por favor. Uma pessoa lê cada mensagem e responde por e-mail.',
  outside:
    'O chat é fornecido por {{host}} e só é carregado quando você o abre. Se você tiver entrado na conta, ele recebe seu nome e sua conta para podermos ajudar.',
  open: 'Abrir o chat',
  away: 'O chat não está acessível agora. Escreva para nós, por favor.',
  needsScript: 'O chat precisa de scripts. Sem eles, escreva para nós.',
  others: 'Escreva para nós',
} satisfies Texts<typeof english>;
