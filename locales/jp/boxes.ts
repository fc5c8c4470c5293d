import type { Texts } from '../texts';
import type { boxes as english } from '../en/boxes';

export const boxes = {
  box: '{{number}}番の箱',
  curtain: '{{number}}番の幕',
  parcel: '{{number}}番の小包',
  shelf: '最高賞品は{{number}}段目',
  stack: '最高賞品は{{number}}列目',
  anyOne_box: '箱1つ',
  anyOne_curtain: '幕1つ',
  anyOne_parcel: '小包1つ',
  upTo: '最大{{multiple}}',
  stage: 'ステージ',
  opening: '賞品をシャッフルしています',
  closed: 'ベットを締め切ると、すべて開きます',
  empty: '空',
  bestAt: '最高賞品{{multiple}}は{{number}}番',
  encore: 'アンコール：{{place}} {{multiple}}',
  rulePrizes:
    'ラウンドごとに次の{{count}}個の賞品がシャッフルされます：{{prizes}}。1か所へのベットには、そこにある賞品がベット額の倍率で支払われます。',
  ruleLeft: '場所は{{boxes}}か所なので、出てこない賞品もあります。',
  ruleEncore: '1か所にアンコールが付きます。どの場所も同じ確率です。その賞品に次の倍率が掛かります：{{multiples}}。',
  ruleBest: '段または列へのベットは、最高の賞品がそこにあれば当たりです。',
} satisfies Texts<typeof english>;
