import type { Language } from 'contract/constants';
import type { ResultCode } from 'contract/result-codes';

/** What `info.message` says of bonuses and promotion codes. */
export const bonusMessages = {
  bonus_active: {
    en: 'Finish or give up your active bonus first', es: 'Termina primero tu bono activo o renuncia a él', de: 'Spielen Sie zuerst Ihren aktiven Bonus frei oder verzichten Sie auf ihn',
    fr: 'Terminez d’abord votre bonus actif ou renoncez-y', pt: 'Termine primeiro o seu bônus ativo ou desista dele', no: 'Fullfør eller gi opp den aktive bonusen din først',
    jp: '先に有効なボーナスを完了するか放棄してください',
  },
  offers_withheld: {
    en: 'Offers are not available to you at the moment', es: 'Ahora mismo no hay ofertas disponibles para ti', de: 'Angebote stehen Ihnen derzeit nicht zur Verfügung',
    fr: 'Les offres ne vous sont pas accessibles pour le moment', pt: 'As ofertas não estão disponíveis para você no momento', no: 'Tilbud er ikke tilgjengelige for deg akkurat nå',
    jp: '現在、オファーはご利用いただけません',
  },
  bonus_not_available: {
    en: 'This bonus is not available', es: 'Este bono no está disponible', de: 'Dieser Bonus ist nicht verfügbar', fr: 'Ce bonus n’est pas disponible',
    pt: 'Este bônus não está disponível', no: 'Denne bonusen er ikke tilgjengelig', jp: 'このボーナスはご利用いただけません',
  },
  amount_below_bonus_minimum: {
    en: 'This amount is too low for the bonus', es: 'Este importe es demasiado bajo para el bono', de: 'Dieser Betrag ist für den Bonus zu niedrig', fr: 'Ce montant est trop faible pour le bonus',
    pt: 'Este valor é baixo demais para o bônus', no: 'Dette beløpet er for lavt for bonusen', jp: 'この金額ではボーナスを受け取れません',
  },
  bonus_already_active: {
    en: 'Another bonus is active; one can be played at a time', es: 'Ya tienes otro bono activo; solo se puede jugar uno a la vez', de: 'Ein anderer Bonus ist aktiv; es kann immer nur einer gespielt werden',
    fr: 'Un autre bonus est actif ; un seul peut être joué à la fois', pt: 'Outro bônus está ativo; só é possível jogar um de cada vez', no: 'En annen bonus er aktiv; bare én kan spilles om gangen',
    jp: '別のボーナスが有効です。同時に利用できるボーナスは1つです',
  },
  bonus_stake_too_high: {
    en: 'This stake is above the maximum while a bonus is active', es: 'Esta apuesta supera el máximo permitido con un bono activo', de: 'Dieser Einsatz liegt über dem Höchsteinsatz bei aktivem Bonus',
    fr: 'Cette mise dépasse le maximum autorisé avec un bonus actif', pt: 'Esta aposta está acima do máximo com um bônus ativo', no: 'Denne innsatsen er over maksimum når en bonus er aktiv',
    jp: 'このベット額は、ボーナス利用中の上限を超えています',
  },
  invalid_promotion_code: {
    en: 'This promotion code is not valid', es: 'Este código promocional no es válido', de: 'Dieser Aktionscode ist ungültig', fr: 'Ce code promotionnel n’est pas valide',
    pt: 'Este código promocional não é válido', no: 'Denne kampanjekoden er ikke gyldig', jp: 'このプロモーションコードは無効です',
  },
  promotion_code_used: {
    en: 'You have already used this promotion code', es: 'Ya has usado este código promocional', de: 'Sie haben diesen Aktionscode bereits eingelöst', fr: 'Vous avez déjà utilisé ce code promotionnel',
    pt: 'Você já usou este código promocional', no: 'Du har allerede brukt denne kampanjekoden', jp: 'このプロモーションコードはすでに使用されています',
  },
  offer_not_open: {
    en: 'This offer isn’t open to you right now', es: 'Esta oferta no está disponible para ti en este momento', de: 'Dieses Angebot steht Ihnen derzeit nicht offen',
    fr: 'Cette offre ne vous est pas ouverte pour le moment', pt: 'Esta oferta não está disponível para você no momento', no: 'Dette tilbudet er ikke åpent for deg akkurat nå',
    jp: 'このオファーは現在お受け取りいただけません',
  },
  offer_taken: {
    en: 'You have already claimed this offer', es: 'Ya has reclamado esta oferta', de: 'Sie haben dieses Angebot bereits angenommen', fr: 'Vous avez déjà profité de cette offre',
    pt: 'Você já resgatou esta oferta', no: 'Du har allerede hentet dette tilbudet', jp: 'このオファーはすでに受け取り済みです',
  },
} as const satisfies Partial<Record<ResultCode, Record<Language, string>>>;
