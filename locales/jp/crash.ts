import type { Texts } from '../texts';
import type { crash as english } from '../en/crash';

export const crash = {
  crashed: '{{multiple}}で終了',
  topped: '最高点に到達：{{multiple}}',
  flies: '上昇中、現在{{multiple}}',
  waits: '開始待ち',
  auto: '自動キャッシュアウト倍率',
  autoHint: '{{lowest}}～{{highest}}。空欄の場合は上昇中に自分で決めます。',
  autoInvalid: '2や1.50のような倍率を入力するか、空欄にしてください',
  cashOut: '今すぐキャッシュアウト',
  about: '約{{amount}}',
  arrival: 'リクエストが届いた時点の倍率が適用されます。',
  outNow: 'キャッシュアウトしました',
  out: '{{multiple}}で確定：{{amount}}を残高に加算しました。',
  down: '{{amount}}は戻りませんでした',
  stakeAuto: '{{amount}}、{{multiple}}で自動キャッシュアウト',
  stakeAlone: '{{amount}}、上昇中に自分で決定',
  outAt: '{{multiple}}で確定',
  ruleRise:
    '開始前にベットします。倍率は×1.00から上がります。クラッシュの前にキャッシュアウトすると、ベット額×倍率が支払われます。間に合わなければベット額を失います。',
  ruleOut:
    'ボタンを押すか、あらかじめ倍率を指定して降ります。リクエストの到着時刻を当社の時計で判定し、終了後に届いたものは無効です。{{highest}}では全員に支払われます。',
  ruleChance: 'ある倍率に達する確率は{{share}}÷倍率です（×2なら全ラウンドの{{half}}）。いつ降りても還元率は同じです。',
  ruleDraw:
    '各ラウンドは{{draws}}未満の数に1を足したものです。{{share}}×{{draws}}をそれで割り、小数第3位を切り捨てた値（最低×1）で終了します。',
} satisfies Texts<typeof english>;
