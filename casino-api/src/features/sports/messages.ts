import type { Language } from 'contract/constants';
import type { ResultCode } from 'contract/result-codes';

/** What `info.message` says of bets on sports. */
export const sportsMessages = {
  event_closed: {
    en: 'This event no longer takes bets',
    es: 'Este evento ya no admite apuestas',
    de: 'Für dieses Ereignis werden keine Wetten mehr angenommen',
    fr: 'Cet événement n’accepte plus de mises',
    pt: 'Este evento não aceita mais apostas',
    no: 'Dette arrangementet tar ikke lenger imot spill',
    jp: 'このイベントの受付は終了しました',
  },
  odds_changed: {
    en: 'The odds have changed; nothing was staked',
    es: 'La cuota ha cambiado; no se ha apostado nada',
    de: 'Die Quote hat sich geändert; es wurde nichts gesetzt',
    fr: 'La cote a changé ; rien n’a été misé',
    pt: 'A cotação mudou; nada foi apostado',
    no: 'Oddsen er endret; ingenting ble satset',
    jp: 'オッズが変わりました。ベットは行われていません',
  },
} as const satisfies Partial<Record<ResultCode, Record<Language, string>>>;
