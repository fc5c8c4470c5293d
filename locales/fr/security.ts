import type { Texts } from '../texts';
import type { security as english } from '../en/security';

export const security = {
  title: 'Sécurité',
  email: 'Adresse e-mail',
  emailChange: 'Modifier l’adresse e-mail',
  emailNow: 'Adresse actuelle',
  emailNone: 'Aucune',
  emailNew: 'Nouvelle adresse e-mail',
  emailHow:
    'Nous enverrons un lien à la nouvelle adresse et un avis à l’adresse actuelle. Rien ne change tant que vous n’avez pas ouvert le lien.',
  emailSend: 'Envoyer le lien',
  emailSent: 'Nous avons envoyé un lien à {{email}}.',
  emailWaiting: 'Ouvrez le lien pour terminer',
  emailWaitingText:
    'Nous avons envoyé un lien à {{email}}. Il est valable jusqu’au {{until}}. Si vous refaites une demande, seul le dernier lien fonctionnera.',
  name: 'Votre nom',
  nameHow:
    'Nous avons approuvé un document à ce nom. Si vous le modifiez, vous devrez vérifier de nouveau votre identité. Les retraits seront possibles après {{withdrawalWaitHours}} heures.',
  nameSave: 'Modifier le nom',
  nameChanged: 'Votre nom a été modifié. Veuillez vérifier de nouveau votre identité.',
  emailConfirmTitle: 'Confirmez votre nouvelle adresse e-mail',
  emailConfirmText:
    'Votre compte utilisera désormais cette adresse. Votre session reste ouverte là où vous avez demandé le changement. Toutes les autres seront fermées.',
  emailConfirm: 'Confirmer l’adresse e-mail',
  emailDoneTitle: 'Votre adresse e-mail est modifiée',
  emailDone: 'Votre compte utilise désormais {{email}}.',
  emailLinkInvalid: 'Ce lien n’est pas valide ou a expiré',
  emailLinkAdvice: 'Votre adresse e-mail n’a pas changé. Demandez un nouveau lien sur la page Sécurité.',
  emailTaken: 'Cette adresse appartient désormais à un autre compte',
  emailTakenAdvice: 'Votre adresse e-mail n’a pas changé. Choisissez-en une autre sur la page Sécurité.',
  changePassword: 'Changer de mot de passe',
  changeEnds: 'Votre session reste ouverte ici. Toutes les autres seront fermées.',
  changed: 'Votre mot de passe est modifié. Toutes les autres sessions sont fermées.',
  forgotten: 'Ancien mot de passe oublié ? Demandez un lien',
  sessions: 'Sessions ouvertes',
  sessionsWhy: 'Les reconnaissez-vous toutes ? Sinon, fermez les autres et changez de mot de passe.',
  thisOne: 'Cette session',
  lastUsed: 'Dernière utilisation',
  opened: 'Connexion',
  from: 'Depuis',
  unknownPlace: 'Inconnu',
  endOthers: 'Fermer toutes les autres sessions',
  onlyThis: 'Votre session n’est ouverte qu’ici.',
  othersEnded: 'Toutes les autres sessions sont fermées.',
} satisfies Texts<typeof english>;
