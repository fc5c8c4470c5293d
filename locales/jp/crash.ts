import type { Texts } from '../texts';
import type { crash as english } from '../en/crash';

export const crash = {
  crashed: '{{multiple}}でクラッシュ',
  topped: '最高点に到達：{{multiple}}',
  flies: '上昇中、現在{{multiple}}',
  waits: 'スタート待ち',
  auto: '自動キャッシュアウト倍率',
  autoHint: '{{lowest}}～{{highest}}。空欄の場合は上昇中に自分で決めます。',
  autoInvalid: '2や1.50のような倍率を入力するか、空欄にしてください',
  cashOut: '今すぐキャッシュアウト',
  about: '約{{amount}}',
  arrival: 'リクエストが届いた時点の倍率が適用されます。',
  outNow: 'キャッシュアウトしました',
  out: '{{multiple}}でキャッシュアウト：{{amount}}を残高に加算しました。',
  stakeAuto: '{{amount}}、{{multiple}}で自動キャッシュアウト',
  stakeAlone: '{{amount}}、上昇中に自分で決定',
  outAt: '{{multiple}}でキャッシュアウト',
  ruleRise:
    '開始前にベットします。倍率は×1から上がり、クラッシュの前にキャッシュアウトすると、ベット額にその倍率が掛かります。キャッシュアウトの前にクラッシュすると、ベット額を失います。',
  ruleOut:
    'ボタンを押すか、あらかじめ倍率を指定してキャッシュアウトします。リクエストの到着時刻を当サイトの時計で判定し、クラッシュ後に届いたものは無効です。{{highest}}では全員に支払われます。',
  ruleChance:
    'ある倍率に達する確率は{{share}}÷倍率です（×2なら全ラウンドの{{half}}）。いつキャッシュアウトしても還元率は同じです。',
  rulePause:
    '次のフライトは、前のフライトの長さにかかわらず、終了の{{pause}}秒後に始まります。開始まではベットを受け付け、開始前にすべて届いたベットだけが有効です。',
  ruleDraw:
    '各ラウンドは{{draws}}未満の数に1を足した数です。{{share}}×{{draws}}をその数で割り、小数第3位を切り捨てた倍率（最低×1）でクラッシュします。',
} satisfies Texts<typeof english>;
