import type { Texts } from '../texts';
import type { legal as english } from '../en/legal';

export const legal = {
  controlLead:
    'Jouer est un divertissement qui, en moyenne, coûte de l’argent : à la longue, chaque jeu rend moins que ce qui est misé. Le taux exact figure sur chaque jeu.',
  control1Title: 'Que cela reste un jeu',
  control1Text:
    'Fixez un montant et une durée avant de commencer. Ne jouez jamais pour vous refaire, avec de l’argent emprunté, sous le coup de la colère ou de la fatigue, ni après avoir bu. Faites des pauses.',
  control2Title: 'Des signes à prendre au sérieux',
  control2Text:
    'Vous cachez combien vous jouez. Vous jouez plus longtemps ou plus gros que prévu. Vous empruntez, vendez des biens ou ne payez plus vos factures. Le travail, les études ou vos proches passent après.',
  control3Title: 'Si vous voulez arrêter',
  control3Text:
    'Écrivez à {{email}} et demandez-nous de fermer votre compte. Nous ne demandons aucune raison. Votre solde reste à vous et nous vous le versons.',
  control4Title: 'Une aide extérieure',
  control4Text:
    'Vous pouvez vous faire aider. Gambling Therapy (gamblingtherapy.org) conseille gratuitement et anonymement dans de nombreuses langues. Les Joueurs anonymes (gamblersanonymous.org) se réunissent dans de nombreux pays.',
} satisfies Texts<typeof english>;
