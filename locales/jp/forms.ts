import type { Texts } from '../texts';
import type { forms as english } from '../en/forms';

export const forms = {
  required: 'この項目は必須です',
  invalid: '入力内容が正しくありません',
  tooShort: '{{min}}文字以上で入力してください',
  tooLong: '{{max}}文字以内で入力してください',
  malformed: 'フォームを読み取れませんでした。もう一度入力してください。',
  tooLarge: '入力内容が長すぎます。短くしてください。',
} satisfies Texts<typeof english>;
