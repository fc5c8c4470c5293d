import type { Texts } from '../texts';
import type { password as english } from '../en/password';

export const password = {
  forgotTitle: 'Mot de passe oublié ?',
  forgotLead:
    'Indiquez l’adresse e-mail de votre compte : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  sendLink: 'Envoyer le lien',
  backToLogIn: 'Retour à la connexion',
  linkSent:
    'Si un compte existe à cette adresse, un lien vient de lui être envoyé. Il est valable une heure et ne peut servir qu’une fois.',
  noMail:
    'Toujours rien après quelques minutes ? Regardez dans les indésirables ou refaites une demande : un nouveau lien est envoyé toutes les cinq minutes au plus.',
  askAgain: 'Demander un nouveau lien',
  captchaWrong: 'Valeur du captcha incorrecte',
  captchaAsked: 'Veuillez aussi répondre au captcha',
  resetTitle: 'Choisissez un nouveau mot de passe',
  resetLead: 'Une fois le mot de passe enregistré, toutes les sessions ouvertes sur votre compte seront fermées.',
  new: 'Nouveau mot de passe',
  confirm: 'Répétez le nouveau mot de passe',
  old: 'Ancien mot de passe',
  policyHint:
    'Au moins {{policyMin}} caractères, dont une minuscule, une majuscule et un chiffre ou un caractère spécial',
  newRequired: 'Veuillez saisir votre nouveau mot de passe',
  oldRequired: 'Veuillez saisir votre ancien mot de passe',
  setNew: 'Enregistrer le nouveau mot de passe',
  wasReset: 'Votre nouveau mot de passe est enregistré. Connectez-vous avec celui-ci.',
  linkInvalidAdvice:
    'Il a peut-être plus d’une heure, ou il a déjà servi. Votre mot de passe reste inchangé ; vous pouvez demander un nouveau lien.',
} satisfies Texts<typeof english>;
