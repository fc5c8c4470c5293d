import type { Texts } from '../texts';
import type { common as english } from '../en/common';

export const common = {
  skipToContent: '本文へ移動',
  errorTitlePrefix: 'エラー：',
  thereIsAProblem: '問題があります',
  close: '閉じる',
  language: '言語',
  pleaseLogIn: '先にログインしてください',
} satisfies Texts<typeof english>;
