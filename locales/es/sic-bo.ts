import type { Texts } from '../texts';
import type { sicBo as english } from '../en/sic-bo';

export const sicBo = {
  small: 'Pequeño, 4 a 10',
  big: 'Grande, 11 a 17',
  odd: 'Impar',
  even: 'Par',
  sum: 'Total {{sum}}',
  one: 'Número {{face}}',
  pair: '{{low}} y {{high}}',
  double: 'Doble {{face}}',
  triple: 'Triple {{face}}',
  'any-triple': 'Cualquier triple',
  kind_even: 'Pequeño, grande, impar o par',
  kind_number: 'Un número',
  kind_pair: 'Dos números distintos',
  kind_double: 'Dobles',
  kind_triple: 'Triples',
  kind_sums: 'Total {{low}} o {{high}}',
  thrown: '{{dice}} suman {{sum}}',
  shakes: 'Los dados saltan bajo la cúpula',
  dome: 'Tres dados bajo una cúpula de cristal',
  ruleDice: 'Se lanzan tres dados para toda la mesa. Una apuesta gana si muestran lo que indica.',
  ruleOne: 'Una apuesta a un número paga {{one}} si lo muestra un dado, {{two}} con dos y {{three}} con los tres.',
  ruleTriple: 'Con tres dados iguales pierden pequeño, grande, impar y par.',
} satisfies Texts<typeof english>;
