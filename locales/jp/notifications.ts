import type { Texts } from '../texts';
import type { notifications as english } from '../en/notifications';

export const notifications = {
  counted: 'お知らせ（{{shown}}件）',
  profileCounted: 'マイページ、お知らせ：{{shown}}件',
  news: '新しいお知らせがあります。',
  read: '読む',
  dismiss: '消去する',
  dismissed: '消去しました',
  none: '新しいお知らせはありません',
  noneText: 'アカウントに関するお知らせはこちらに表示されます。',
} satisfies Texts<typeof english>;
