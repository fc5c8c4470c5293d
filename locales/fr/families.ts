import type { Texts } from '../texts';
import type { families as english } from '../en/families';

export const families = {
  slot: {
    description:
      'Une machine à sous classique au rythme paisible : des symboles identiques sur une ligne donnent un gain.',
    details:
      'Choisissez votre mise et lancez les rouleaux. À l’arrêt, chaque ligne est lue depuis la gauche et tous les gains s’additionnent.',
  },
  ways: {
    description:
      'Une machine à sous sans lignes : des symboles identiques sur des rouleaux voisins gagnent où qu’ils tombent.',
    details:
      'Choisissez votre mise et lancez les rouleaux. Les gains se comptent rouleau par rouleau depuis la gauche : plus un symbole forme de combinaisons, plus il rapporte.',
  },
  cluster: {
    description:
      'Une machine à sous qui paie par groupes : les symboles qui se touchent gagnent ensemble, puis laissent la place à d’autres.',
    details:
      'Choisissez votre mise et lancez. Les groupes gagnants disparaissent, de nouveaux symboles tombent et la partie s’achève quand plus rien ne se relie.',
  },
  hold: {
    description:
      'Une machine à sous qui raconte une histoire : des symboles spéciaux déclenchent des fonctions en chemin.',
    details:
      'Choisissez votre mise et lancez. Assez de symboles spéciaux déclenchent une fonction, par exemple des tours gratuits, jouée avant le lancer suivant.',
  },
  ladder: {
    description: 'Une machine à sous bordée d’une échelle : les gains vous font monter, échelon par échelon.',
    details:
      'Choisissez votre mise et lancez. Chaque gain est suivi d’un tour gratuit un échelon plus haut. Tous les gains s’additionnent, et la partie s’arrête au premier tour sans gain ou après le dernier échelon. Il n’y a rien à décider en chemin.',
  },
  jackpot: {
    description: 'Une machine à sous avec un jackpot commun qui grandit au fil des parties.',
    details:
      'Choisissez votre mise et lancez. Une part de chaque mise alimente le jackpot, qui peut tomber à chaque partie puis repart de sa base.',
  },
  roulette: {
    description: 'Une roue, une bille et un tapis plein de façons de deviner où elle s’arrêtera.',
    details:
      'Placez vos jetons avant la fin des mises, sur un numéro, un groupe ou une couleur. La bille décide et les gains sont payés aussitôt.',
  },
  'shared-blackjack': {
    description: 'Le blackjack de toute la table : trois mains jouent contre le croupier, et chacun mise sur elles.',
    details:
      'Choisissez les mains qui s’approcheront de 21 plus que le croupier. Toutes sont jouées de la même façon publiée, puis comparées.',
  },
  blackjack: {
    description:
      'Le blackjack à votre rythme, distribué rien que pour vous : approchez-vous de 21 plus que le croupier, sans dépasser.',
    details:
      'Misez et recevez deux cartes d’un sabot mélangé pour cette partie. Tirez, restez, doublez ou séparez ; puis le croupier tire selon des règles fixes et les mains sont comparées.',
  },
  baccarat: {
    description: 'Un choix élégant entre deux mains : joueur, banque ou égalité.',
    details:
      'Misez sur une issue. Les deux mains sont distribuées selon des règles fixes et la plus proche de neuf l’emporte.',
  },
  'money-wheel': {
    description: 'Une grande roue lumineuse, une animation en direct et une question : où s’arrêtera-t-elle ?',
    details:
      'Choisissez une ou plusieurs cases avant la fin des mises. La roue tourne et la case sous la flèche décide de la partie.',
  },
  'money-boxes': {
    description: 'Une scène éclairée où tout est fermé, et le petit frisson de voir ce que cachait votre place.',
    details:
      'Misez sur une ou plusieurs places avant la fin des mises. Tout s’ouvre en même temps, et chaque place paie le lot qu’elle cachait.',
  },
  crash: {
    description: 'Le multiplicateur monte, et vous décidez quand encaisser avant le crash.',
    details:
      'Misez avant le départ. Le multiplicateur grimpe puis s’arrête sans prévenir. Encaissez à temps et votre mise est multipliée ; trop tard, elle est perdue.',
  },
  dice: {
    description: 'Des dés et une question simple : devinez comment ils tomberont.',
    details:
      'Choisissez votre mise et le résultat attendu : plus il est probable, moins il rapporte. Les dés sont lancés et la partie se règle aussitôt.',
  },
  'sic-bo': {
    description: 'Trois dés sous verre, lancés pour toute la table : devinez ce qu’ils montreront.',
    details:
      'Misez sur des totaux, des numéros ou des combinaisons avant la fin des mises. Plus un résultat est rare, plus il paie.',
  },
  mines: {
    description:
      'Un champ de cases fermées et paisibles : trouvez ce qui est précieux et arrêtez-vous avant de tomber sur une mine.',
    details:
      'Choisissez votre mise et ouvrez les cases une à une. Chaque case sûre augmente le gain, que vous pouvez encaisser à tout moment. Une mine met fin à la partie sans gain.',
  },
  plinko: {
    description: 'Lâchez une bille en haut et regardez-la trouver son chemin entre les picots.',
    details:
      'Choisissez votre mise et lâchez la bille. La case où elle tombe décide du gain ; les bords, plus rares, rapportent en général plus que le centre.',
  },
  'hi-lo': {
    description: 'Une carte est visible : la suivante sera-t-elle plus haute ou plus basse ?',
    details:
      'Choisissez votre mise et devinez. Une bonne réponse augmente le gain : continuez ou encaissez. Une mauvaise met fin à la partie.',
  },
  poker: {
    description:
      'Le poker à tirage à votre rythme : cinq cartes distribuées rien que pour vous, et une occasion de les améliorer.',
    details:
      'Choisissez votre mise et regardez vos cinq cartes. Gardez ce qui vous plaît et tirez le reste ; la main finale est payée selon le tableau, sans adversaire.',
  },
  outside: {
    description: 'Un jeu d’un autre studio, ouvert ici dans sa propre fenêtre.',
    details:
      'Le studio tire chaque partie et donne les règles dans le jeu. Les mises et les gains passent par votre solde ici et figurent dans votre historique.',
  },
} satisfies Texts<typeof english>;
