import { defineMessages } from '../define-messages';

/** The table with three dice. */
export const sicBo = defineMessages({
  small: { en: 'Small, 4 to 10', es: 'Pequeño, 4 a 10', de: 'Klein, 4 bis 10', fr: 'Petit, 4 à 10', pt: 'Pequeno, 4 a 10', no: 'Lite, 4 til 10', jp: '小（4～10）' },
  big: { en: 'Big, 11 to 17', es: 'Grande, 11 a 17', de: 'Groß, 11 bis 17', fr: 'Grand, 11 à 17', pt: 'Grande, 11 a 17', no: 'Stort, 11 til 17', jp: '大（11～17）' },
  odd: { en: 'Odd', es: 'Impar', de: 'Ungerade', fr: 'Impair', pt: 'Ímpar', no: 'Oddetall', jp: '奇数' },
  even: { en: 'Even', es: 'Par', de: 'Gerade', fr: 'Pair', pt: 'Par', no: 'Partall', jp: '偶数' },
  sum: { en: 'Total {{sum}}', es: 'Total {{sum}}', de: 'Summe {{sum}}', fr: 'Total {{sum}}', pt: 'Total {{sum}}', no: 'Sum {{sum}}', jp: '合計{{sum}}' },
  one: { en: 'Number {{face}}', es: 'Número {{face}}', de: 'Zahl {{face}}', fr: 'Numéro {{face}}', pt: 'Número {{face}}', no: 'Tallet {{face}}', jp: '{{face}}の目' },
  pair: { en: '{{low}} and {{high}}', es: '{{low}} y {{high}}', de: '{{low}} und {{high}}', fr: '{{low}} et {{high}}', pt: '{{low}} e {{high}}', no: '{{low}} og {{high}}', jp: '{{low}}と{{high}}' },
  double: { en: 'Double {{face}}', es: 'Doble {{face}}', de: 'Zweimal {{face}}', fr: 'Double {{face}}', pt: 'Duplo {{face}}', no: 'Dobbel {{face}}', jp: '{{face}}のダブル' },
  triple: { en: 'Triple {{face}}', es: 'Triple {{face}}', de: 'Dreimal {{face}}', fr: 'Triple {{face}}', pt: 'Triplo {{face}}', no: 'Trippel {{face}}', jp: '{{face}}のトリプル' },
  'any-triple': { en: 'Any triple', es: 'Cualquier triple', de: 'Beliebiger Dreier', fr: 'N’importe quel triple', pt: 'Qualquer triplo', no: 'Hvilken som helst trippel', jp: 'いずれかのトリプル' },
  kind_even: { en: 'Small, big, odd or even', es: 'Pequeño, grande, impar o par', de: 'Klein, groß, ungerade oder gerade', fr: 'Petit, grand, impair ou pair', pt: 'Pequeno, grande, ímpar ou par', no: 'Lite, stort, odde eller par', jp: '小・大・奇数・偶数' },
  kind_number: { en: 'One number', es: 'Un número', de: 'Eine Zahl', fr: 'Un numéro', pt: 'Um número', no: 'Ett tall', jp: '1つの目' },
  kind_pair: { en: 'Two different numbers', es: 'Dos números distintos', de: 'Zwei verschiedene Zahlen', fr: 'Deux numéros différents', pt: 'Dois números diferentes', no: 'To ulike tall', jp: '異なる2つの目' },
  kind_double: { en: 'Doubles', es: 'Dobles', de: 'Zweier', fr: 'Doubles', pt: 'Duplos', no: 'Dobler', jp: 'ダブル' },
  kind_triple: { en: 'Triples', es: 'Triples', de: 'Dreier', fr: 'Triples', pt: 'Triplos', no: 'Tripler', jp: 'トリプル' },
  kind_sums: { en: 'Total {{low}} or {{high}}', es: 'Total {{low}} o {{high}}', de: 'Summe {{low}} oder {{high}}', fr: 'Total {{low}} ou {{high}}', pt: 'Total {{low}} ou {{high}}', no: 'Sum {{low}} eller {{high}}', jp: '合計{{low}}または{{high}}' },
  more: { en: 'Combinations, doubles and triples', es: 'Combinaciones, dobles y triples', de: 'Kombinationen, Zweier und Dreier', fr: 'Combinaisons, doubles et triples', pt: 'Combinações, duplos e triplos', no: 'Kombinasjoner, dobler og tripler', jp: 'コンビネーション・ダブル・トリプル' },
  thrown: { en: '{{dice}} make {{sum}}', es: '{{dice}} suman {{sum}}', de: '{{dice}} ergibt {{sum}}', fr: '{{dice}} font {{sum}}', pt: '{{dice}} somam {{sum}}', no: '{{dice}} blir {{sum}}', jp: '{{dice}}で合計{{sum}}' },
  shakes: { en: 'The dice jump under the dome', es: 'Los dados saltan bajo la cúpula', de: 'Die Würfel springen unter der Glocke', fr: 'Les dés sautent sous la cloche', pt: 'Os dados pulam sob a cúpula', no: 'Terningene hopper under kuppelen', jp: 'ドームの中でサイコロが跳ねています' },
  dome: { en: 'Three dice under a glass dome', es: 'Tres dados bajo una cúpula de cristal', de: 'Drei Würfel unter einer Glasglocke', fr: 'Trois dés sous une cloche de verre', pt: 'Três dados sob uma cúpula de vidro', no: 'Tre terninger under en glasskuppel', jp: 'ガラスのドームの中の3つのサイコロ' },
  ruleDice: {
    en: 'Three dice are thrown for everybody at the table. A bet wins when they show what it names.', es: 'Se lanzan tres dados para toda la mesa. Una apuesta gana si muestran lo que indica.', de: 'Drei Würfel fallen für alle am Tisch. Ein Einsatz gewinnt, wenn sie zeigen, was er nennt.',
    fr: 'Trois dés sont lancés pour toute la table. Une mise gagne s’ils montrent ce qu’elle annonce.', pt: 'Três dados são lançados para toda a mesa. A aposta ganha se eles mostrarem o que ela indica.', no: 'Tre terninger kastes for alle ved bordet. En innsats vinner når de viser det den nevner.', jp: 'テーブル全員で共有する3つのサイコロを振ります。ベットした内容どおりの目が出れば当たりです。',
  },
  ruleOne: {
    en: 'A bet on one number pays {{one}} when one die shows it, {{two}} with two and {{three}} with all three.', es: 'Una apuesta a un número paga {{one}} si lo muestra un dado, {{two}} con dos y {{three}} con los tres.', de: 'Ein Einsatz auf eine Zahl zahlt {{one}}, wenn ein Würfel sie zeigt, {{two}} bei zweien und {{three}} bei allen dreien.',
    fr: 'Une mise sur un numéro paie {{one}} si un dé le montre, {{two}} avec deux et {{three}} avec les trois.', pt: 'A aposta em um número paga {{one}} se um dado o mostra, {{two}} com dois e {{three}} com os três.', no: 'En innsats på ett tall betaler {{one}} når én terning viser det, {{two}} med to og {{three}} med alle tre.', jp: '1つの目へのベットは、1個出れば{{one}}、2個なら{{two}}、3個すべてなら{{three}}で支払われます。',
  },
  ruleTriple: {
    en: 'Three equal dice beat small, big, odd and even.', es: 'Con tres dados iguales pierden pequeño, grande, impar y par.', de: 'Bei drei gleichen Würfeln verlieren klein, groß, ungerade und gerade.', fr: 'Avec trois dés identiques, petit, grand, impair et pair perdent.',
    pt: 'Com três dados iguais, pequeno, grande, ímpar e par perdem.', no: 'Med tre like terninger taper lite, stort, odde og par.', jp: '3つが同じ目のとき、小・大・奇数・偶数へのベットは外れます。',
  },
});
