import { type Glossary } from '../glossary';

export const glossary: Glossary = {
  ruledOut: [
    { word: /無料スピン/, say: 'フリースピン' },
    { word: /凍結/, say: '利用停止' },
    { word: /楽しいうちに/, say: '楽しめなくなったら' },
    { word: /賭け金|勝利金|払戻金|払い戻し|賭博/, say: 'ベット額, 配当, ギャンブル' },
    { word: /レシート|トークン|キャプチャ|リアリティ/, say: '明細, リンク, 画像認証, プレイ時間の確認' },
    { word: /拒否されました|上限額|(?<!身分)証明書(?!、運転免許証)/, say: '承認されませんでした, 最高額, 確認書類' },
    { word: /倍が必要|倍の賭け|〜/, say: '賭け条件は30倍, ～' },
    { word: /\d EUR|EUR \d/, say: '€25' },
  ],
  sameAsEnglish: ['RTP'],
};
