import type { Texts } from '../texts';
import type { captcha as english } from '../en/captcha';

export const captcha = {
  numerals: ['ゼロ', 'いち', 'に', 'さん', 'よん', 'ご', 'ろく', 'なな', 'はち', 'きゅう'],
  question: '画像の5文字を入力してください。または、次の数を後ろから順に数字で入力してください：{{words}}。',
} satisfies Texts<typeof english>;
