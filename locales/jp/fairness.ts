import type { Texts } from '../texts';
import type { fairness as english } from '../en/fairness';

export const fairness = {
  title: 'ラウンドの検証',
  lead: 'どのラウンドも明細からもう一度再現できます。その結果は、実際に支払われた配当と一致するはずです。',
  check: '明細を確認する',
  receipt: '明細',
  receiptHint: '明細ファイルの内容を貼り付けてください。',
  receiptMissing: '明細を貼り付けてください',
  receiptInvalid: '明細の内容ではありません。最初の括弧から最後の括弧まで、ファイル全体をコピーしてください',
  judge: '再現する',
  matches: 'シードから、このラウンドとまったく同じ結果になりました。',
  differs: 'シードから得られる結果は、この明細と異なります。',
  otherSeed: 'サーバーシードがハッシュと一致しません。ラウンド前に確定したシードではありません。',
  notYet:
    'この明細の発行時、サーバーシードはまだ使用中でした。シードを変更すると公開されます。その後、ラウンドの明細をもう一度開くと、ラウンドを再現できます。',
  signed: '当サイトの署名があり、改変されていません。',
  forged: '署名が一致しません。署名後に改変されたか、当サイトの明細ではありません。',
  unsigned: '署名がないため、当サイトの明細であることを確認できません。',
  replayed: '再現した配当',
  stated: '明細の配当',
  yourSeeds: 'あなたのシード',
  seedsText:
    '次のサーバーシードのハッシュはすでに確定しています。どんな値を組み合わせても、こちらで変更することはできません。',
  rounds: 'プレイしたラウンド',
  nextHash: '次のサーバーシードのハッシュ',
  revealed_one: '公開済みシード {{shown}}件',
  revealed_other: '公開済みシード {{shown}}件',
  revealedAt: '公開日時',
  nextClientSeed: '次のクライアントシード',
  nextClientSeedHint: '好きな言葉を64文字まで。空欄の場合は自動で決まります。',
  clientSeedInvalid: '1行64文字以内で入力してください',
  change: '公開してシードを変更',
  changed: 'シードを変更しました',
  how: '仕組み',
  howHash:
    'プレイ前に、サーバーシードのSHA-256ハッシュを公開します。あなたはクライアントシードを加えます。ラウンドごとにノンスが1ずつ進みます。',
  howDraw:
    '抽選のたびにHMAC-SHA256（サーバーシード、「クライアントシード:ノンス:カーソル」）の6バイトを読み取ります。結果に偏りが出る数値は捨て、次のカーソルを読み取ります。',
  howScript:
    'このページを信用する必要はありません。スクリプトには全ゲームが含まれ、Node.jsだけで同じ計算をお手元で行えます。テストベクトルで計算の正しさも確かめられます。',
  verifyThis: 'このラウンドを検証',
  download: '署名付き明細をダウンロード',
} satisfies Texts<typeof english>;
