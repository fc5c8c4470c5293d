import type { Texts } from '../texts';
import type { jackpot as english } from '../en/jackpot';

export const jackpot = {
  pool: 'ジャックポット',
  funPool: 'プレイマネー用ジャックポット（固定）',
  won: 'ジャックポット当選：{{amount}}',
  counted: 'ジャックポットに当選しました。金額を集計中です。全額が支払われます。',
  yours: 'ジャックポットはあなたのものです',
  lookAgain: '更新する',
  playOn: '待つ間に続けて遊ぶ',
  chance: 'ベット額{{stake}}でのジャックポット確率',
  oneIn: '1/{{rounds}}',
  baseReturn: 'ジャックポットを除く還元率',
  poolReturn: 'ジャックポットの還元率',
  ruleFed:
    'リアルマネーのベット額の{{pool}}がジャックポットに、{{seed}}が次のジャックポット（{{start}}から開始）に積み立てられます。積み立てられた金額はすべてプレイヤーに支払われます。',
  ruleChance:
    'リールの結果に関係なく、どのベット額でも当選する可能性があります。確率はベット額に比例するため、還元率はどのベット額でも同じです。ジャックポットはユーロで管理され、他の通貨は固定レートで換算されます。',
  rulePaid:
    '当選すると、その時点の全額がリールの配当に加えて支払われます。2人が同時に当選した場合は、先の人がそのジャックポットを、後の人が次のジャックポットを受け取ります。',
  ruleFun:
    'プレイマネーはジャックポットに積み立てられず、当選もしません。同じ確率で{{amount}}が当たります。これは当選時の平均額と同じです。',
  ruleHighest: '下記の最高配当にジャックポットは含まれません。',
} satisfies Texts<typeof english>;
