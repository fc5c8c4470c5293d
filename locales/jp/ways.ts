import type { Texts } from '../texts';
import type { ways as english } from '../en/ways';

export const ways = {
  onWays_one: '{{symbol}}×{{times}}、{{count}}ウェイ',
  onWays_other: '{{symbol}}×{{times}}、{{count}}ウェイ',
  freeSpinsWon_one: 'フリースピン{{count}}回',
  freeSpinsWon_other: 'フリースピン{{count}}回、配当は最大{{multiplier}}倍まで上昇',
  payoutsAt: 'ベット額{{stake}}の場合の1ウェイあたりの配当',
  ruleWays:
    '左端のリールから隣り合うリールに同じシンボルが出れば、位置に関係なく当たりです。各リールから1つずつ選ぶ組み合わせごとに配当があり、1つのリールに2つあれば配当も2倍になります。組み合わせは全部で{{ways}}通りです。シンボルごとに最も長い並びだけが支払われ、複数のシンボルの配当は合計されます。ベット額は全ウェイ分です。',
  ruleWild:
    '「{{wild}}」は「{{scatter}}」以外のすべてのシンボルの代わりになります。2番目以降のリールに出て、それだけでは配当になりません。',
  ruleWildAll:
    '「{{wild}}」はすべてのシンボルの代わりになります。2番目以降のリールに出て、それだけでは配当になりません。',
  ruleRising:
    '最初のフリースピンの配当は{{first}}倍、1回ごとに倍率が1ずつ上がり、{{spins}}回目以降は{{last}}倍です。専用のリールでは「{{wild}}」が多く、「{{scatter}}」は出ないため、追加のフリースピンはありません。そのラウンドのベット額ですぐに行われ、費用はかかりません。',
} satisfies Texts<typeof english>;
