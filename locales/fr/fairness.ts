import type { Texts } from '../texts';
import type { fairness as english } from '../en/fairness';

export const fairness = {
  title: 'Vérifier une partie',
  lead: 'Chaque partie peut être rejouée à partir de son reçu. Le résultat doit être ce qui vous a été payé.',
  check: 'Contrôler un reçu',
  receipt: 'Reçu',
  receiptHint: 'Collez le texte du fichier du reçu.',
  receiptMissing: 'Collez un reçu',
  receiptInvalid: 'Ce n’est pas le texte d’un reçu. Copiez tout le fichier, de la première accolade à la dernière',
  judge: 'Rejouer la partie',
  matches: 'Les graines donnent exactement cette partie.',
  differs: 'Les graines donnent une autre partie que celle de ce reçu.',
  otherSeed: 'La graine du serveur ne correspond pas à son empreinte : ce n’est pas celle fixée avant la partie.',
  notYet:
    'Lorsque ce reçu a été établi, la graine du serveur était encore utilisée. Changez vos graines et elle sera révélée ; rouvrez ensuite le reçu de la partie, qui pourra alors être rejouée.',
  signed: 'Le reçu porte notre signature, inchangé.',
  forged: 'La signature ne correspond pas : ce reçu a été modifié après signature ou ne vient pas de nous.',
  unsigned: 'Le reçu ne porte pas de signature : rien ne montre qu’il vient de nous.',
  replayed: 'Gain, partie rejouée',
  stated: 'Gain sur le reçu',
  yourSeeds: 'Vos graines',
  seedsText:
    'L’empreinte de la prochaine graine du serveur est déjà fixée. Quoi que vous y mêliez, nous ne pouvons plus la changer.',
  rounds: 'Parties jouées',
  nextHash: 'Empreinte de la prochaine graine du serveur',
  revealed_one: '{{shown}} graine révélée',
  revealed_other: '{{shown}} graines révélées',
  revealedAt: 'Révélée',
  nextClientSeed: 'Votre prochaine graine du client',
  nextClientSeedHint: 'N’importe quels mots, 64 caractères au plus. Laissé vide, elle est tirée au sort.',
  clientSeedInvalid: 'Utilisez 64 caractères au plus, sur une ligne',
  change: 'Révéler et changer les graines',
  changed: 'Vos graines ont été changées',
  how: 'Comment ça marche',
  howHash:
    'Avant de jouer, nous montrons l’empreinte SHA-256 de notre graine du serveur. Vous ajoutez votre graine du client. Chaque partie avance d’un nombre, le nonce.',
  howDraw:
    'Chaque tirage lit six octets de HMAC-SHA256(graine du serveur, « graine du client:nonce:curseur  »). Les nombres qui favoriseraient un résultat sont écartés et le curseur suivant est lu.',
  howScript:
    'Inutile de nous croire sur parole : le script contient tous nos jeux, n’a besoin que de Node.js et fait le même calcul chez vous. Les vecteurs de test disent s’il le fait correctement.',
  verifyThis: 'Vérifier cette partie',
  download: 'Télécharger le reçu signé',
} satisfies Texts<typeof english>;
