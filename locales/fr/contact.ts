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
  complaint: 'Il s’agit d’une réclamation',
  complaintHint:
    'Nous répondons aux réclamations au plus tard à une date fixe et vous disons à qui vous adresser en cas de désaccord.',
  yours: 'Vos messages',
  yoursText: 'Ce que vous nous avez écrit depuis votre compte, avec nos réponses.',
  none: 'Vous ne nous avez pas encore écrit',
  noneText: 'Les messages envoyés depuis votre compte apparaissent ici avec nos réponses.',
  writtenOn: 'Message du {{date}}',
  waiting: 'En attente de réponse',
  answered: 'Répondu',
  escalated: 'En règlement des litiges',
  closed: 'Clos',
  dueBy: 'Nous répondrons à cette réclamation au plus tard le {{date}}.',
  answerOf: 'Notre réponse du {{date}}',
  letterOf: 'Notre position définitive du {{date}}',
  dispute:
    'Vous pouvez soumettre cette réclamation à {{body}}, un organisme indépendant de nous. Cela ne vous coûte rien.',
  disputeLink: 'Aller à {{body}}',
  older: 'Messages plus anciens',
  newer: 'Messages plus récents',
  write: 'Écrire un message',
} satisfies Texts<typeof english>;
