import type { Texts } from '../texts';
import type { sicBo as english } from '../en/sic-bo';

export const sicBo = {
  small: 'Pequeno, 4 a 10',
  big: 'Grande, 11 a 17',
  odd: 'Ímpar',
  even: 'Par',
  sum: 'Total {{sum}}',
  one: 'Número {{face}}',
  pair: '{{low}} e {{high}}',
  double: 'Duplo {{face}}',
  triple: 'Triplo {{face}}',
  'any-triple': 'Qualquer triplo',
  kind_even: 'Pequeno, grande, ímpar ou par',
  kind_number: 'Um número',
  kind_pair: 'Dois números diferentes',
  kind_double: 'Duplos',
  kind_triple: 'Triplos',
  kind_sums: 'Total {{low}} ou {{high}}',
  thrown: '{{dice}} somam {{sum}}',
  shakes: 'Os dados pulam sob a cúpula',
  dome: 'Três dados sob uma cúpula de vidro',
  ruleDice: 'Três dados são lançados para toda a mesa. A aposta ganha se eles mostrarem o que ela indica.',
  ruleOne: 'A aposta em um número paga {{one}} se um dado o mostra, {{two}} com dois e {{three}} com os três.',
  ruleTriple: 'Com três dados iguais, pequeno, grande, ímpar e par perdem.',
} satisfies Texts<typeof english>;
