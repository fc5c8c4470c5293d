import type { Language } from 'contract/constants';
import type { ResultCode } from 'contract/result-codes';

/** What is said about rewards. */
export const loyaltyMessages = {
  cashback_not_offered: {
    en: 'This cashback begins at a higher level',
    es: 'Este cashback empieza en un nivel más alto',
    de: 'Diesen Cashback gibt es erst ab einem höheren Level',
    fr: 'Ce cashback commence à un niveau supérieur',
    pt: 'Este cashback começa em um nível mais alto',
    no: 'Denne cashbacken begynner på et høyere nivå',
    jp: 'このキャッシュバックは、より高いレベルからご利用いただけます',
  },
  cashback_already_claimed: {
    en: 'You have already claimed this cashback',
    es: 'Ya has cobrado este cashback',
    de: 'Sie haben diesen Cashback bereits abgeholt',
    fr: 'Vous avez déjà récupéré ce cashback',
    pt: 'Você já resgatou este cashback',
    no: 'Du har allerede hentet denne cashbacken',
    jp: 'このキャッシュバックはすでに受け取り済みです',
  },
  nothing_to_claim: {
    en: 'There is no cashback to claim yet',
    es: 'Aún no hay cashback que cobrar',
    de: 'Es gibt noch keinen Cashback zum Abholen',
    fr: 'Il n’y a pas encore de cashback à récupérer',
    pt: 'Ainda não há cashback para resgatar',
    no: 'Det er ingen cashback å hente ennå',
    jp: '受け取れるキャッシュバックはまだありません',
  },
  race_over: {
    en: 'This slot race is over',
    es: 'Esta carrera de slots ha terminado',
    de: 'Dieses Slot-Rennen ist beendet',
    fr: 'Cette course de slots est terminée',
    pt: 'Esta corrida de slots terminou',
    no: 'Dette slotracet er over',
    jp: 'このスロットレースは終了しました',
  },
} as const satisfies Partial<Record<ResultCode, Record<Language, string>>>;
