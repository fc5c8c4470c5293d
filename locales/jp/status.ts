import type { Texts } from '../texts';
import type { status as english } from '../en/status';

export const status = {
  title: '稼働状況',
  lead: '現在ご利用いただけるサービスです。',
  casino: 'カジノ',
  payments: 'お支払い',
  games: 'プロバイダー別のゲーム',
  works: '稼働中',
  off: '利用できません',
  offSince: '{{time}}から利用不可',
  someOff: '利用できないゲーム：{{count}}本中{{off}}本',
  asOf: '{{time}}現在',
  awayTitle: '現在、カジノに接続できません',
  awayText: '接続が回復するまで稼働状況をお知らせできません。数分後にもう一度お試しください。',
} satisfies Texts<typeof english>;
