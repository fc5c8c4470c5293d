import type { Texts } from '../texts';
import type { hiLo as english } from '../en/hi-lo';

export const hiLo = {
  start: 'カードを配る',
  ready: '次のカードは高いか、低いか？',
  cards: 'これまでのカード',
  higher: '高い',
  lower: '低い',
  makes: '的中で{{multiple}}',
  standing: '現在{{multiple}}',
  cashOut: '{{amount}}をキャッシュアウト',
  ruleCards:
    'エースが最も低く、キングが最も高いカードです。毎回、シャッフルし直した52枚から引くため、それまでのカードは影響しません。',
  ruleTie: '同じランクが続いた場合は、どちらを選んでいても負けです。',
  rulePays:
    '的中するたびに「13÷当たりとなるランクの数」が掛けられ、その{{share}}%が配当倍率になります（小数第3位切り捨て）。的中後はいつでもキャッシュアウトでき、外れると配当なしで終了します。',
  ruleEnd:
    '{{highest}}を超える予想は選べません。{{guesses}}回的中するか、選べる予想がなくなると自動でキャッシュアウトされます。',
} satisfies Texts<typeof english>;
