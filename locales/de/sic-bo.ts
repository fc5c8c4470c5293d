import type { Texts } from '../texts';
import type { sicBo as english } from '../en/sic-bo';

export const sicBo = {
  small: 'Klein, 4 bis 10',
  big: 'Groß, 11 bis 17',
  odd: 'Ungerade',
  even: 'Gerade',
  sum: 'Summe {{sum}}',
  one: 'Zahl {{face}}',
  pair: '{{low}} und {{high}}',
  double: 'Pasch {{face}}',
  triple: 'Dreierpasch {{face}}',
  'any-triple': 'Beliebiger Dreierpasch',
  kind_even: 'Klein, groß, ungerade oder gerade',
  kind_number: 'Eine Zahl',
  kind_pair: 'Zwei verschiedene Zahlen',
  kind_double: 'Pasch',
  kind_triple: 'Dreierpasch',
  kind_sums: 'Summe {{low}} oder {{high}}',
  thrown: '{{dice}} ergeben {{sum}}',
  shakes: 'Die Würfel springen unter der Glocke',
  dome: 'Drei Würfel unter einer Glasglocke',
  ruleDice: 'Drei Würfel fallen für alle am Tisch. Ein Einsatz gewinnt, wenn sie zeigen, was er nennt.',
  ruleOne:
    'Ein Einsatz auf eine Zahl zahlt {{one}}, wenn ein Würfel sie zeigt, {{two}} bei zweien und {{three}} bei allen dreien.',
  ruleTriple: 'Bei drei gleichen Würfeln verlieren klein, groß, ungerade und gerade.',
} satisfies Texts<typeof english>;
