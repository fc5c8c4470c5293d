import type { Texts } from '../texts';
import type { sicBo as english } from '../en/sic-bo';

export const sicBo = {
  small: 'Lite, 4 til 10',
  big: 'Stort, 11 til 17',
  odd: 'Oddetall',
  even: 'Partall',
  sum: 'Sum {{sum}}',
  one: 'Tallet {{face}}',
  pair: '{{low}} og {{high}}',
  double: 'Dobbel {{face}}',
  triple: 'Trippel {{face}}',
  'any-triple': 'Valgfri trippel',
  kind_even: 'Lite, stort, oddetall eller partall',
  kind_number: 'Ett tall',
  kind_pair: 'To ulike tall',
  kind_double: 'Dobler',
  kind_triple: 'Tripler',
  kind_sums: 'Sum {{low}} eller {{high}}',
  thrown: '{{dice}} blir {{sum}}',
  shakes: 'Terningene hopper under kuppelen',
  dome: 'Tre terninger under en glasskuppel',
  ruleDice: 'Tre terninger kastes for alle ved bordet. En innsats vinner når de viser det den nevner.',
  ruleOne: 'En innsats på ett tall betaler {{one}} når én terning viser det, {{two}} med to og {{three}} med alle tre.',
  ruleTriple: 'Med tre like terninger taper lite, stort, oddetall og partall.',
} satisfies Texts<typeof english>;
