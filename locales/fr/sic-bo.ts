import type { Texts } from '../texts';
import type { sicBo as english } from '../en/sic-bo';

export const sicBo = {
  small: 'Petit, 4 à 10',
  big: 'Grand, 11 à 17',
  odd: 'Impair',
  even: 'Pair',
  sum: 'Total {{sum}}',
  one: 'Numéro {{face}}',
  pair: '{{low}} et {{high}}',
  double: 'Double {{face}}',
  triple: 'Triple {{face}}',
  'any-triple': 'N’importe quel triple',
  kind_even: 'Petit, grand, impair ou pair',
  kind_number: 'Un numéro',
  kind_pair: 'Deux numéros différents',
  kind_double: 'Doubles',
  kind_triple: 'Triples',
  kind_sums: 'Total {{low}} ou {{high}}',
  thrown: '{{dice}} font {{sum}}',
  shakes: 'Les dés sautent sous la cloche',
  dome: 'Trois dés sous une cloche de verre',
  ruleDice: 'Trois dés sont lancés pour toute la table. Une mise gagne s’ils montrent ce qu’elle annonce.',
  ruleOne: 'Une mise sur un numéro paie {{one}} si un dé le montre, {{two}} avec deux et {{three}} avec les trois.',
  ruleTriple: 'Avec trois dés identiques, petit, grand, impair et pair perdent.',
} satisfies Texts<typeof english>;
