import type { Texts } from '../texts';
import type { found as english } from '../en/found';

export const found = {
  home: 'Casino en ligne aux jeux vérifiables',
  slots:
    'Des machines à sous dont le taux de redistribution et la probabilité de gain s’affichent avant de jouer. Pour le plaisir ou en argent réel.',
  livecasino:
    'Casino en direct\u00a0: roulette, blackjack, baccara et plus encore à des tables partagées, avec des parties que chacun peut vérifier.',
  gameShows:
    'Des jeux télévisés avec roues, boîtes et multiplicateurs. Les probabilités sont indiquées pour chaque jeu.',
  crashAndFast:
    'Crash, plinko, mines, dés et autres jeux rapides\u00a0: une partie dure quelques secondes et son résultat est vérifiable.',
  browse:
    'Tous les jeux par type : jackpots avec leur montant actuel, tours gratuits, respins, cascades, volatilité faible ou élevée, et chaque fournisseur.',
  register:
    'Ouvrez un compte : choisissez un nom d’utilisateur et une devise, fixez vos limites et décidez si vous voulez un bonus.',
  login: 'Connectez-vous pour jouer, déposer, retirer et consulter vos limites et votre historique.',
  payAndPlay:
    'Inscrivez-vous par un paiement depuis votre compte bancaire\u00a0: aucun formulaire, et vous pouvez jouer dès que votre banque le confirme.',
  verify: 'Vérifiez vous-même une partie de n’importe quel jeu\u00a0: collez ses seeds et retrouvez le même résultat.',
  stayInControl:
    'Fixez des limites, faites une pause ou demandez votre auto-exclusion, et trouvez à qui parler. Ce qui aide à jouer de façon responsable.',
  contact: 'Écrivez au service client. Vous recevrez une réponse par e-mail.',
  chat: 'Chat en direct avec le service client et autres moyens de nous joindre.',
  promotions:
    'Toutes les promotions en cours\u00a0: bonus, tours gratuits, courses et cashback, avec leurs dates et conditions.',
  depositBonus:
    'Des bonus de dépôt aux conditions clairement expliquées, avec un exemple chiffré des conditions de mise.',
  status: 'Ce qui fonctionne en ce moment au casino : paiements par moyen et jeux par fournisseur.',
} satisfies Texts<typeof english>;
