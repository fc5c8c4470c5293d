import type { Texts } from '../texts';
import type { contact as english } from '../en/contact';

export const contact = {
  lead: 'Écrivez-nous à toute heure. Nous répondons par e-mail.',
  name: 'Votre nom',
  message: 'Votre message',
  messageHint: '{{max}} caractères au plus. Ne nous envoyez jamais votre mot de passe.',
  send: 'Envoyer le message',
  orMail: 'Ou par e-mail :',
  nameRequired: 'Veuillez saisir votre nom',
  nameLength: 'Le nom doit contenir de {{min}} à {{max}} caractères',
  messageRequired: 'Veuillez saisir votre message',
  checkFailed: 'Nous n’avons pas pu vérifier que vous n’êtes pas un robot. Veuillez réessayer.',
  notNow: 'Votre message n’a pas pu être envoyé. Réessayez plus tard ou écrivez-nous un e-mail.',
  checkNeedsScript:
    'Ce formulaire vérifie que vous n’êtes pas un robot, ce qui demande des scripts. Sans eux, écrivez à {{email}}.',
  sentTitle: 'Message envoyé',
  sentText: 'Nous répondons par e-mail. Votre message porte la référence {{reference}}.',
} satisfies Texts<typeof english>;
