import type { Texts } from '../texts';
import type { ui as english } from '../en/ui';

export const ui = {
  optional: '（任意）',
  day: '日',
  month: '月',
  year: '年',
  info: 'お知らせ',
  success: '完了',
  warning: '注意',
  error: 'エラー',
  pages: 'ページ',
  previousPage: '前のページ',
  nextPage: '次のページ',
  labelled: '{{label}}：{{value}}',
  bracketed: '{{text}}（{{note}}）',
  ofWhat: '：{{name}}',
} satisfies Texts<typeof english>;
