import type { Texts } from '../texts';
import type { hold as english } from '../en/hold';

export const hold = {
  feature: 'ホールド機能',
  held: '残ったシンボル',
  coinAt: '{{coin}}（リール{{reel}}、{{row}}段目）：{{amount}}',
  landedInRespin: '{{where}}、リスピン{{respin}}回目',
  coins_one: '残ったシンボル{{count}}個',
  coins_other: '残ったシンボル{{count}}個',
  respins: 'リスピンの回数',
  left: 'リスピン残り{{respins}}回',
  full: '全マス達成',
  paid: '配当合計',
  ruleBegin:
    '「{{coin}}」はラインを途切れさせ、ライン配当はありません。一度に{{trigger}}個以上出ると、その位置に残ったまま機能が始まります。',
  ruleRespins:
    '空いているマスだけが{{respins}}回リスピンされます。各マスに「{{coin}}」が出る確率は1/{{oneIn}}で、出るとそのまま残り、リスピンは{{respins}}回に戻ります。使い切るか{{places}}マスすべてが埋まると終了です。',
  rulePays:
    '「{{coin}}」はそれぞれ金額を持ち、最後に合計して支払われます。{{places}}マスすべてが埋まると、さらに{{amount}}が支払われます。',
  values: '「{{coin}}」の金額とその確率：',
  featureFrequency: '機能が始まる頻度',
  fullFrequency: '全マスが埋まる頻度',
  oneIn: '約{{spins}}スピンに1回',
} satisfies Texts<typeof english>;
