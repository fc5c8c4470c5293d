import type { Texts } from '../texts';
import type { poker as english } from '../en/poker';

export const poker = {
  deal: '配る',
  ready: 'あなただけに5枚のカードが配られます',
  cards: 'あなたのカード',
  choose: '残すカードを選んで引いてください',
  hold: '残す',
  holdCard: '{{card}}を残す',
  heldCard: '{{card}}（残したカード）',
  draw: '引く',
  noHand: '役なし',
  pays: '役と配当',
  'royal-flush': 'ロイヤルフラッシュ',
  'four-deuces': 'フォーデュース',
  'wild-royal': 'ワイルドロイヤルフラッシュ',
  'five-of-a-kind': 'ファイブカード',
  'straight-flush': 'ストレートフラッシュ',
  'four-of-a-kind': 'フォーカード',
  'full-house': 'フルハウス',
  flush: 'フラッシュ',
  straight: 'ストレート',
  'three-of-a-kind': 'スリーカード',
  'two-pair': 'ツーペア',
  'jacks-or-better': 'ジャック以上のペア',
  ruleDeal:
    'シャッフルし直した52枚のカードから、あなただけに5枚が配られます。何枚でも残すことができ（0枚も可）、残りは同じ山から一度だけ引き直します。最後の5枚の役に応じて支払われます。',
  ruleDeuces: '2はすべてワイルドで、最も強い役になるカードの代わりになります。スリーカード以上で配当があります。',
  ruleJacks: 'ペアはジャック以上（ジャック、クイーン、キング、エース）で配当があります。',
  ruleReturn: '還元率は、毎回平均配当が最も高くなるようにカードを残した場合の値です。',
} satisfies Texts<typeof english>;
