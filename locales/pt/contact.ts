import type { Texts } from '../texts';
import type { contact as english } from '../en/contact';

export const contact = {
  lead: 'Escreva para nós a qualquer hora. Respondemos por e-mail.',
  name: 'Seu nome',
  message: 'Sua mensagem',
  messageHint: 'No máximo {{max}} caracteres. Nunca nos envie a sua senha.',
  send: 'Enviar mensagem',
  orMail: 'Ou por e-mail:',
  nameRequired: 'Digite o seu nome',
  nameLength: 'O nome deve ter de {{min}} a {{max}} caracteres',
  messageRequired: 'Digite a sua mensagem',
  checkFailed: 'Não conseguimos confirmar que você não é um robô. Tente novamente.',
  notNow: 'A sua mensagem não pôde ser enviada agora. Tente mais tarde ou escreva um e-mail para nós.',
  checkNeedsScript:
    'Este formulário confirma que você não é um robô, e isso precisa de scripts. Sem eles, escreva para {{email}}.',
  sentTitle: 'Mensagem enviada',
  sentText: 'Respondemos por e-mail. A sua mensagem tem a referência {{reference}}.',
} satisfies Texts<typeof english>;
