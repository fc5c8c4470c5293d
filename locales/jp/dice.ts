import type { Texts } from '../texts';
import type { dice as english } from '../en/dice';

export const dice = {
  roll: '振る',
  ready: '「高い」か「低い」と勝率を選んでください',
  side: '予想',
  low: '低い',
  high: '高い',
  sideInvalid: '「低い」か「高い」を選んでください',
  chance: '勝率',
  chanceInvalid: '一覧から勝率を選んでください',
  offer: '{{chance}}%で{{multiple}}',
  rolled: '出目：{{number}}',
  wins: '{{first}}～{{last}}で当たり',
  ruleRoll: '10面サイコロ4個で{{first}}から{{last}}までの数が決まります。どの数も同じ確率です。',
  ruleSide: '勝率30%の場合、「低い」は0000～2999、「高い」は7000～9999で当たりです。',
  rulePays:
    '当たりの配当は「{{share}}÷勝率（%）」を小数第3位で切り捨てた倍率です（30%なら{{times}}倍）。還元率は最大{{share}}%です。下の値は、切り捨ての影響が最も大きい勝率のものです。',
} satisfies Texts<typeof english>;
