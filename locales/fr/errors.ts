import type { Texts } from '../texts';
import type { errors as english } from '../en/errors';

export const errors = {
  refusedTitle: 'Nous n’avons pas accepté cette demande',
  refusedText:
    'Elle ne venait pas de l’une de nos pages : rien n’a été modifié. Rouvrez la page et envoyez le formulaire depuis celle-ci.',
  notFoundTitle: 'Page introuvable',
  notFoundText:
    'La page a peut-être été supprimée ou renommée, ou elle est momentanément indisponible. Vérifiez l’adresse ou repartez du lobby.',
  goneTitle: 'Cette page a été retirée',
  goneText:
    'Ce contenu est terminé ou n’est plus à jour : nous l’avons retiré définitivement. Le lobby montre ce qu’il y a aujourd’hui.',
  tooLargeTitle: 'L’envoi était trop volumineux',
  tooLargeText:
    'Nous ne l’avons pas lu : rien n’a été modifié. Revenez en arrière, raccourcissez votre texte et renvoyez le formulaire.',
  restrictedText:
    'Vous semblez vous trouver dans un lieu où nous ne pouvons pas proposer de jeux de hasard. Nous nous fondons sur la localisation de votre connexion, et cela vaut pour tous sur place.',
  restrictedMeans:
    'L’inscription, la connexion, les paiements et le jeu sont désactivés ici. Ces pages restent consultables :',
  restrictedMoney:
    'Vous avez de l’argent sur un compte chez nous ? Écrivez à {{email}} et nous ferons le nécessaire pour qu’il vous parvienne.',
  brokenTitle: 'Un problème est survenu de notre côté',
  brokenText:
    'Nous n’avons pas pu charger cette page. L’argent est comptabilisé en totalité ou pas du tout : votre solde et votre historique font foi. Veuillez réessayer.',
  awayTitle: 'Nous revenons tout de suite',
  awayText:
    'Nos jeux et la caisse sont injoignables pour le moment. Votre argent est en sécurité et rien n’est comptabilisé pendant ce temps. Réessayez dans une minute. Les listes de jeux peuvent encore s’ouvrir.',
  maintenanceTitle: 'Une maintenance est en cours',
  maintenanceText:
    'Les jeux, les paris et la caisse sont en pause pendant que nous intervenons sur le site. Votre argent est en sécurité, les mises déjà placées sont réglées et les paiements en cours arrivent toujours. Veuillez réessayer dans quelques minutes.',
  offlineTitle: 'Hors connexion',
  offlineText:
    'Lantern n’est pas accessible sans connexion à Internet. Une fois la connexion rétablie, votre historique affichera toutes les mises et tous les paiements qui nous sont parvenus.',
  tryAgain: 'Réessayer',
  toLobby: 'Aller au lobby',
  toSlots: 'Voir les machines à sous',
  code: 'Code d’erreur {{status}}',
  request: 'Requête {{id}} (à indiquer au service client)',
} satisfies Texts<typeof english>;
