import type { Texts } from '../texts';
import type { mails as english } from '../en/mails';

export const mails = {
  greeting: 'Bonjour {{name}},',
  why: 'Vous recevez cet e-mail parce que vous avez un compte chez {{site}}. Une question ? Écrivez à {{support}}.',
  legal: '{{site}} est réservé aux adultes ({{minimumAge}}+). Si ce n’est plus un plaisir, arrêtez-vous.',
  notice: {
    subjects: {
      level: 'Vous avez atteint un nouveau niveau',
      challenge: 'Défi réussi',
      race: 'Votre prix de la course de slots',
      cashback: 'Votre cashback est disponible',
      paid: 'Vos récompenses sont arrivées',
    },
    button: 'Voir mes notifications',
    off: 'Désactiver ces e-mails',
  },
  confirmation: {
    subject: 'Confirmez votre compte {{site}}',
    ask: 'Merci d’avoir rejoint {{site}}. Veuillez confirmer votre adresse e-mail pour ouvrir votre compte :',
    button: 'Confirmer l’adresse e-mail',
    valid: 'Le lien est valable {{registrationLinkHours}} heures.',
    ignore: 'Si vous n’avez pas créé de compte, vous pouvez ignorer cet e-mail.',
  },
  newEmail: {
    subject: 'Confirmez votre nouvelle adresse e-mail {{site}}',
    ask: 'Vous avez demandé à utiliser cette adresse e-mail pour votre compte {{site}}. Veuillez la confirmer :',
    button: 'Confirmer l’adresse e-mail',
    valid:
      'Le lien est valable {{emailLinkHours}} heures. Tant que vous n’avez pas confirmé la nouvelle adresse, l’ancienne reste utilisée.',
    ignore: 'Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail.',
  },
  emailAsked: {
    subject: 'Votre adresse e-mail {{site}} est sur le point de changer',
    ask: 'Une personne qui connaît votre mot de passe a demandé à utiliser une autre adresse e-mail pour votre compte {{site}}. Le changement prendra effet à l’ouverture du lien envoyé à la nouvelle adresse.',
    button: 'Ce n’était pas moi : choisir un nouveau mot de passe',
    valid: 'Un nouveau mot de passe annule le changement et ferme toutes les sessions.',
    ignore: 'Si vous êtes à l’origine de cette demande, vous n’avez rien à faire.',
  },
  emailChanged: {
    subject: 'Votre adresse e-mail {{site}} a été modifiée',
    ask: 'Votre compte {{site}} utilise désormais une autre adresse e-mail. Vous ne recevrez plus d’e-mails de votre compte à cette adresse.',
    button: 'Ce n’était pas moi : contacter le service client',
    valid: 'Votre solde et vos bonus restent inchangés.',
    ignore: 'Si vous êtes à l’origine de ce changement, vous n’avez rien à faire.',
  },
  emailTaken: {
    subject: 'Quelqu’un a voulu utiliser votre adresse e-mail sur {{site}}',
    greeting: 'Bonjour,',
    ask: 'Quelqu’un a demandé à utiliser cette adresse e-mail pour un autre compte {{site}}. Elle appartient déjà à un compte : rien n’a été modifié.',
    button: 'Se connecter',
    valid:
      'Si c’était vous et que vous souhaitez utiliser cette adresse, connectez-vous au compte auquel elle appartient, ou choisissez-y un nouveau mot de passe.',
    ignore: 'Si ce n’était pas vous, vous pouvez ignorer cet e-mail. Personne n’a accédé à votre compte.',
  },
  reset: {
    subject: 'Réinitialisez votre mot de passe {{site}}',
    ask: 'Un nouveau mot de passe a été demandé pour votre compte {{site}}. Si vous êtes à l’origine de cette demande, choisissez-le ici :',
    button: 'Choisir un nouveau mot de passe',
    valid: 'Le lien est valable une heure et ne peut être utilisé qu’une fois.',
    ignore: 'Si vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe reste inchangé.',
  },
  security: {
    button: 'Sécuriser mon compte',
    valid:
      'Pour votre sécurité, les retraits seront de nouveau possibles {{withdrawalWaitHours}} heures après cette modification.',
    ignore: 'Si ce n’était pas vous, choisissez un nouveau mot de passe et contactez aussitôt notre service client.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe {{site}} a été modifié',
    ask: 'Le mot de passe de votre compte {{site}} a été modifié.',
  },
  nameChanged: {
    subject: 'Le nom de votre compte {{site}} a été modifié',
    ask: 'Le nom de votre compte {{site}} a été modifié. Veuillez vérifier de nouveau votre identité avec un document à ce nom.',
  },
  exclusion: {
    subject: 'Votre pause sur {{site}} : comment souhaitez-vous continuer ?',
    ask: 'Les {{exclusionHours}} heures qui ont suivi votre auto-exclusion sont écoulées. À vous de décider de la suite : prolonger votre auto-exclusion de 6, 12 ou 60 mois, ou revenir au jeu.',
    button: 'Faire votre choix',
    valid: 'Vous ne pouvez choisir qu’une fois. La durée choisie ne peut pas être raccourcie.',
    ignore:
      'Tant que vous n’avez rien choisi, votre auto-exclusion se poursuit. Vous pouvez vous connecter et retirer votre solde à tout moment.',
  },
  withdrawal: {
    subject: 'Votre retrait {{site}} est validé',
    ask: 'Votre retrait de {{site}} est validé. Indiquez-nous la cryptomonnaie et l’adresse du portefeuille auquel l’envoyer :',
    button: 'Choisir la destination',
    valid: 'Le lien est valable {{withdrawalLinkHours}} heures et ne peut être utilisé qu’une fois.',
    ignore:
      'Si vous n’avez demandé aucun retrait, contactez immédiatement notre service client et ne transférez pas cet e-mail.',
  },
  support: {
    why: 'Vous recevez cet e-mail parce que vous avez écrit à {{site}}. Une question ? Écrivez à {{support}}.',
    message: 'Votre message : {{message}}',
    reply:
      'Si cela ne règle pas la question, répondez à cet e-mail ou écrivez-nous de nouveau en rappelant {{reference}}.',
    answer: {
      subject: '{{site}} : notre réponse à votre message {{reference}}',
      about: 'Voici notre réponse à votre message du {{date}}. Sa référence est {{reference}}.',
    },
    dispute: {
      subject: '{{site}} : notre position définitive sur votre réclamation {{reference}}',
      about:
        'Nous n’avons pas pu nous mettre d’accord avec vous sur votre réclamation du {{date}}. Sa référence est {{reference}}. Voici notre position définitive :',
      button: 'Aller à {{body}}',
      free: 'Vous pouvez soumettre votre réclamation à {{body}}, un organisme indépendant de nous. Cela ne vous coûte rien. Veuillez y joindre cet e-mail.',
    },
  },
} satisfies Texts<typeof english>;
