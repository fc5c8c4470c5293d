import type { Texts } from '../texts';
import type { fairness as english } from '../en/fairness';

export const fairness = {
  title: 'Vérifier une partie',
  lead: 'Chaque partie peut être recalculée à partir de son reçu. Le résultat doit correspondre à ce qui vous a été payé.',
  check: 'Contrôler un reçu',
  receipt: 'Reçu',
  receiptHint: 'Collez le texte du fichier du reçu.',
  receiptMissing: 'Collez un reçu',
  receiptInvalid: 'Ceci n’est pas un reçu. Copiez tout le fichier, de la première accolade à la dernière.',
  judge: 'Recalculer la partie',
  matches: 'Les seeds donnent exactement cette partie.',
  differs: 'Les seeds donnent une autre partie que celle de ce reçu.',
  otherSeed: 'La seed du serveur ne correspond pas à son empreinte : ce n’est pas celle fixée avant la partie.',
  notYet:
    'Lorsque ce reçu a été établi, la seed du serveur était encore utilisée. Changez vos seeds pour la révéler. Rouvrez ensuite le reçu de la partie : vous pourrez la recalculer.',
  signed: 'Le reçu porte notre signature et n’a pas été modifié.',
  forged: 'La signature ne correspond pas : ce reçu a été modifié après signature ou ne vient pas de nous.',
  unsigned: 'Le reçu ne porte pas de signature : rien ne montre qu’il vient de nous.',
  replayed: 'Gain recalculé',
  stated: 'Gain sur le reçu',
  yourSeeds: 'Vos seeds',
  seedsText:
    'L’empreinte de la prochaine seed du serveur est déjà fixée. Quoi que vous y mêliez, nous ne pouvons plus la changer.',
  rounds: 'Parties jouées',
  nextHash: 'Empreinte de la prochaine seed du serveur',
  revealed_one: '{{shown}} seed révélée',
  revealed_other: '{{shown}} seeds révélées',
  revealedAt: 'Révélée',
  nextClientSeed: 'Votre prochaine seed du client',
  nextClientSeedHint: 'N’importe quels mots, 64 caractères au plus. Laissez vide pour un tirage au sort.',
  clientSeedInvalid: 'Utilisez 64 caractères au plus, sur une ligne',
  change: 'Révéler et changer les seeds',
  changed: 'Vos seeds ont été changées',
  how: 'Comment ça marche',
  howHash:
    'Avant de jouer, nous montrons l’empreinte SHA-256 de notre seed du serveur. Vous ajoutez votre seed du client. Chaque partie avance d’un nombre, le nonce.',
  howDraw:
    'Chaque tirage lit six octets de HMAC-SHA256(seed du serveur, « seed du client:nonce:curseur »). Les nombres qui favoriseraient un résultat sont écartés et le curseur suivant est lu.',
  howScript:
    'Inutile de nous croire sur parole : le script contient tous nos jeux, n’a besoin que de Node.js et fait le même calcul chez vous. Les vecteurs de test disent s’il le fait correctement.',
  verifyThis: 'Vérifier cette partie',
  download: 'Télécharger le reçu signé',
} satisfies Texts<typeof english>;
