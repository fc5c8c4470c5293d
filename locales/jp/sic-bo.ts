import type { Texts } from '../texts';
import type { sicBo as english } from '../en/sic-bo';

export const sicBo = {
  small: '小（4～10）',
  big: '大（11～17）',
  odd: '奇数',
  even: '偶数',
  sum: '合計{{sum}}',
  one: '{{face}}の目',
  pair: '{{low}}と{{high}}',
  double: '{{face}}のダブル',
  triple: '{{face}}のトリプル',
  'any-triple': 'いずれかのトリプル',
  kind_even: '小・大・奇数・偶数',
  kind_number: '1つの目',
  kind_pair: '異なる2つの目',
  kind_double: 'ダブル',
  kind_triple: 'トリプル',
  kind_sums: '合計{{low}}または{{high}}',
  thrown: '{{dice}}で合計{{sum}}',
  shakes: 'ドームの中でサイコロが跳ねています',
  dome: 'ガラスのドームの中の3つのサイコロ',
  ruleDice: 'テーブル全員で共有する3つのサイコロを振ります。ベットした内容どおりの目が出れば当たりです。',
  ruleOne: '1つの目へのベットは、1個出れば{{one}}、2個なら{{two}}、3個すべてなら{{three}}で支払われます。',
  ruleTriple: '3つが同じ目のとき、小・大・奇数・偶数へのベットは外れます。',
} satisfies Texts<typeof english>;
