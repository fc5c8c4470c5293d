import type { Texts } from '../texts';
import type { messages as english } from '../en/messages';

export const messages = {
  limit_confirmable: '新しい入金限度額{{limit}}の待機期間が終了しました。ご確認いただくと適用されます。',
  password_changed: 'パスワードが変更されました。お心当たりのない場合は、カスタマーサポートまでご連絡ください。',
  name_changed:
    'アカウントのお名前が変更されました。もう一度本人確認を行ってください。お心当たりのない場合は、カスタマーサポートまでご連絡ください。',
  email_changed: 'メールアドレスが変更されました。お心当たりのない場合は、カスタマーサポートまでご連絡ください。',
  document_approved: '書類が承認されました：{{document}}。',
  withdrawal_rejected: '{{amount}}の出金は承認されませんでした：{{reason}}。金額は残高に戻りました。',
  deposit_unallocated:
    '{{amount}}を受領しましたが、残高には反映されていません。理由と可能なお手続きは、キャッシャーでご確認いただけます。',
  deposit_refunded: '反映されなかった{{amount}}は、入金時と同じ経路で返金されます。',
  payout_collected:
    '残高に戻っていた出金が、その後実際に支払われました。そのため残高から{{amount}}を差し引きました。詳しくはサポートがご説明いたします。',
  document_rejected: '書類を承認できませんでした：{{document}}。{{reason}}。もう一度アップロードしてください。',
  account_verified: 'アカウントの本人確認が完了しました。',
  race_prize: 'おめでとうございます！スロットレース「{{race}}」で{{place}}位になりました。賞金は{{prize}}です。',
  level_cash: 'レベル{{level}}に到達しました。報酬：{{cash}}。',
  level_spins: 'レベル{{level}}に到達しました。報酬：フリースピン{{spins}}回（ボーナス一覧に表示されます）。',
  level_cash_and_spins:
    'レベル{{level}}に到達しました。報酬：{{cash}}とフリースピン{{spins}}回（ボーナス一覧に表示されます）。',
  challenge_hit: 'チャレンジ達成：{{multiplier}}倍の配当。賞金：{{prize}}。',
  rewards_paid: '保留されていた報酬が残高に加算されました：{{cash}}。',
  spins_given: '保留されていたフリースピンがボーナス一覧に追加されました：{{spins}}回。',
  cashback_daily: 'デイリーキャッシュバックを受け取れます：{{amount}}。',
  cashback_weekly: 'ウィークリーキャッシュバックを受け取れます：{{amount}}。',
  cashback_monthly: 'マンスリーキャッシュバックを受け取れます：{{amount}}。',
  bonus_ends_soon: 'ボーナス「{{bonus}}」は{{time}}に終了します。',
  free_spins_end_soon: '「{{bonus}}」のフリースピンは{{time}}までご利用いただけます。残り{{count}}回。',
  race_ends_soon: 'ご参加中のスロットレース「{{race}}」は{{time}}に終了します。',
  race_changed:
    'ご参加中のスロットレース「{{race}}」の内容が開始前に変更されました。開催期間は{{from}}から{{time}}までです。賞金と対象スロットはレースのページでご確認ください。',
  race_cancelled: '参加登録されたスロットレース「{{race}}」は、開始前に中止となりました。残高に変更はありません。',
  win_released: '{{game}}での配当{{amount}}の確認が完了し、残高に反映されました。',
  win_void: '{{game}}での配当{{amount}}は、確認の結果お支払いできません。理由はカスタマーサポートがご説明いたします。',
  round_settled: '終了していなかった{{game}}のラウンドを、それまでの配当{{amount}}で終了しました。',
  round_void: '終了していなかった{{game}}のラウンドは無効になりました。ベット額{{amount}}を返却しました。',
  bet_paid: '{{match}}へのベットが確定し、配当{{amount}}が残高に加算されました。',
  bet_lost: '{{match}}へのベットは不的中でした。',
  bet_void: '{{match}}へのベットは無効になり、{{amount}}を残高に返却しました。',
  bet_settled_anew: '{{match}}の結果が訂正されました。ベットの配当は{{before}}から{{amount}}に変わりました。',
  deposit_credited_late: '受領後、反映されていなかった{{amount}}を残高に反映しました。',
  payout_failed: '{{amount}}の出金を完了できませんでした。金額は残高に戻りました。',
  payout_returned: '{{amount}}の出金がお支払い後に返送されました。金額は残高に戻りました。',
  refund_paid: '{{amount}}の返金を送金しました。',
  deposit_charged_back:
    '{{amount}}の入金が決済サービスにより取り消されたため、残高から差し引きました。理由はカスタマーサポートがご説明いたします。',
  account_blocked:
    'お客様のアカウントは利用停止になっています。理由：{{reason}}。再審査：{{team}}、遅くとも{{until}}まで。ログイン、出金、カスタマーサポートへのお問い合わせは可能です。',
  account_held:
    'お客様のアカウントは利用停止になっており、出金も保留されています。理由：{{reason}}。再審査：{{team}}、遅くとも{{until}}まで。ログインとカスタマーサポートへのお問い合わせは可能です。',
  account_unblocked: 'お客様のアカウントの利用停止が解除されました。',
  balance_corrected: '残高を{{amount}}訂正しました。理由はカスタマーサポートがご説明いたします。',
  document_asked: '追加の書類が必要です：{{document}}。{{reason}}。',
} satisfies Texts<typeof english>;
