import { defineMessages } from '../define-messages';

/** Dice on a scale of ten thousand numbers. */
export const dice = defineMessages({
  roll: { en: 'Roll the dice', es: 'Lanzar los dados', de: 'Würfeln', fr: 'Lancer les dés', pt: 'Lançar os dados', no: 'Kast terningene', jp: '振る' },
  ready: {
    en: 'Choose your side and your chance', es: 'Elige tu lado y tu probabilidad', de: 'Seite und Gewinnchance wählen', fr: 'Choisissez votre côté et votre chance',
    pt: 'Escolha seu lado e sua chance', no: 'Velg side og vinnersjanse', jp: '高い・低いと勝率を選んでください',
  },
  side: { en: 'Your side', es: 'Tu lado', de: 'Ihre Seite', fr: 'Votre côté', pt: 'Seu lado', no: 'Din side', jp: '予想' },
  low: { en: 'Low', es: 'Bajo', de: 'Niedrig', fr: 'Bas', pt: 'Baixo', no: 'Lavt', jp: '低い' },
  high: { en: 'High', es: 'Alto', de: 'Hoch', fr: 'Haut', pt: 'Alto', no: 'Høyt', jp: '高い' },
  sideInvalid: {
    en: 'Choose low or high', es: 'Elige bajo o alto', de: 'Wählen Sie niedrig oder hoch', fr: 'Choisissez bas ou haut', pt: 'Escolha baixo ou alto', no: 'Velg lavt eller høyt', jp: '「低い」か「高い」を選んでください',
  },
  chance: { en: 'Chance to win', es: 'Probabilidad de ganar', de: 'Gewinnchance', fr: 'Chance de gagner', pt: 'Chance de ganhar', no: 'Vinnersjanse', jp: '勝率' },
  chanceInvalid: {
    en: 'Choose a chance from the list', es: 'Elige una probabilidad de la lista', de: 'Wählen Sie eine Chance aus der Liste', fr: 'Choisissez une chance dans la liste',
    pt: 'Escolha uma chance da lista', no: 'Velg en sjanse fra listen', jp: '一覧から勝率を選んでください',
  },
  offer: {
    en: '{{chance}}% pays {{multiple}}', es: '{{chance}} % paga {{multiple}}', de: '{{chance}} % zahlt {{multiple}}', fr: '{{chance}} % paie {{multiple}}', pt: '{{chance}}% paga {{multiple}}',
    no: '{{chance}} % betaler {{multiple}}', jp: '{{chance}}%で{{multiple}}',
  },
  rolled: { en: 'Rolled: {{number}}', es: 'Resultado: {{number}}', de: 'Gewürfelt: {{number}}', fr: 'Résultat : {{number}}', pt: 'Resultado: {{number}}', no: 'Kastet: {{number}}', jp: '出目：{{number}}' },
  wins: {
    en: '{{first}} to {{last}} wins', es: 'Gana de {{first}} a {{last}}', de: '{{first}} bis {{last}} gewinnt', fr: 'Gagne de {{first}} à {{last}}', pt: 'Ganha de {{first}} a {{last}}', no: '{{first}} til {{last}} vinner',
    jp: '{{first}}～{{last}}で当たり',
  },
  ruleRoll: {
    en: 'Four ten-sided dice make a number from {{first}} to {{last}}. Each is equally likely.', es: 'Cuatro dados de diez caras forman un número de {{first}} a {{last}}. Todos son igual de probables.',
    de: 'Vier zehnseitige Würfel ergeben eine Zahl von {{first}} bis {{last}}. Jede ist gleich wahrscheinlich.', fr: 'Quatre dés à dix faces forment un nombre de {{first}} à {{last}}. Tous sont également probables.',
    pt: 'Quatro dados de dez faces formam um número de {{first}} a {{last}}. Todos são igualmente prováveis.', no: 'Fire tisidede terninger gir et tall fra {{first}} til {{last}}. Alle er like sannsynlige.',
    jp: '10面サイコロ4個で{{first}}から{{last}}までの数が決まります。どの数も同じ確率です。',
  },
  ruleSide: {
    en: 'At a chance of 30%, low wins with 0000 to 2999 and high with 7000 to 9999.', es: 'Con una probabilidad del 30 %, bajo gana de 0000 a 2999 y alto de 7000 a 9999.',
    de: 'Bei 30 % Chance gewinnt niedrig mit 0000 bis 2999 und hoch mit 7000 bis 9999.', fr: 'À 30 % de chance, bas gagne de 0000 à 2999 et haut de 7000 à 9999.',
    pt: 'Com chance de 30%, baixo ganha de 0000 a 2999 e alto de 7000 a 9999.', no: 'Med 30 % sjanse vinner lavt fra 0000 til 2999 og høyt fra 7000 til 9999.',
    jp: '勝率30%の場合、「低い」は0000～2999、「高い」は7000～9999で当たりです。',
  },
  rulePays: {
    en: 'A win pays {{share}} divided by the chance in percent, rounded down to hundredths: at 30%, the stake {{multiple}}. The return is therefore at most {{share}}%; the RTP below is that of the chance that loses most by rounding.',
    es: 'Un acierto paga {{share}} dividido por la probabilidad en tanto por ciento, redondeado hacia abajo a centésimas: con el 30 %, la apuesta {{multiple}}. El retorno es como máximo del {{share}} %; el RTP de abajo es el de la probabilidad que más pierde con el redondeo.',
    de: 'Ein Treffer zahlt {{share}} geteilt durch die Chance in Prozent, auf Hundertstel abgerundet: bei 30 % den Einsatz {{multiple}}. Die Quote beträgt also höchstens {{share}} %; unten steht die der Chance, die durch das Runden am meisten verliert.',
    fr: 'Un coup gagnant paie {{share}} divisé par la chance en pour cent, arrondi au centième inférieur : à 30 %, la mise {{multiple}}. Le retour est donc d’au plus {{share}} % ; le RTP ci-dessous est celui de la chance que l’arrondi pénalise le plus.',
    pt: 'Um acerto paga {{share}} dividido pela chance em porcentagem, arredondado para baixo em centésimos: a 30%, a aposta {{multiple}}. O retorno é de no máximo {{share}}%; o RTP abaixo é o da chance que mais perde com o arredondamento.',
    no: 'En treff betaler {{share}} delt på sjansen i prosent, rundet ned til hundredeler: ved 30 % innsatsen {{multiple}}. Tilbakebetalingen er altså høyst {{share}} %; RTP nedenfor gjelder sjansen som taper mest på avrundingen.',
    jp: '当たりの配当は「{{share}}÷勝率（%）」を小数第3位で切り捨てた倍率です（30%なら{{multiple}}）。還元率は最大{{share}}%で、下の値は切り捨ての影響が最も大きい勝率のものです。',
  },
});
