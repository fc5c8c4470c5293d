import type { Language } from 'contract/constants';
import { skin } from '../catalog/skin';
import { fillIn } from '../messages/placeholders';
import type { MessageKey } from '../messages/message-texts';
import { renderMessage } from '../messages/render-message';
import type { NoticeMail } from '../player/notices';
import { greetings, localized, mailBody } from './letter';
import type { Mail } from './mail';

type Text = Record<Language, string>;

const subjects = {
  level: {
    en: 'You’ve reached a new level',
    es: 'Has alcanzado un nuevo nivel',
    de: 'Sie haben ein neues Level erreicht',
    fr: 'Vous avez atteint un nouveau niveau',
    pt: 'Você chegou a um novo nível',
    no: 'Du har nådd et nytt nivå',
    jp: '新しいレベルに到達しました',
  },
  challenge: {
    en: 'Challenge completed',
    es: 'Desafío superado',
    de: 'Challenge geschafft',
    fr: 'Défi réussi',
    pt: 'Desafio concluído',
    no: 'Utfordringen er klart',
    jp: 'チャレンジを達成しました',
  },
  race: {
    en: 'Your slot race prize',
    es: 'Tu premio de la carrera de slots',
    de: 'Ihr Preis im Slot-Rennen',
    fr: 'Votre prix de la course de slots',
    pt: 'O seu prêmio da corrida de slots',
    no: 'Premien din i slotracet',
    jp: 'スロットレースの賞金のお知らせ',
  },
  cashback: {
    en: 'Your cashback is ready',
    es: 'Tu cashback está listo',
    de: 'Ihr Cashback steht bereit',
    fr: 'Votre cashback est disponible',
    pt: 'O seu cashback está disponível',
    no: 'Cashbacken din er klar',
    jp: 'キャッシュバックを受け取れます',
  },
  paid: {
    en: 'Your rewards have arrived',
    es: 'Tus recompensas han llegado',
    de: 'Ihre Belohnungen sind da',
    fr: 'Vos récompenses sont arrivées',
    pt: 'As suas recompensas chegaram',
    no: 'Belønningene dine er her',
    jp: '報酬が付与されました',
  },
} as const satisfies Record<string, Text>;

const subjectOf = (key: MessageKey): Text => {
  if (key.startsWith('level_')) return subjects.level;
  if (key.startsWith('cashback_')) return subjects.cashback;
  if (key === 'challenge_hit') return subjects.challenge;
  return key === 'race_prize' ? subjects.race : subjects.paid;
};

const buttons: Text = {
  en: 'See my notifications',
  es: 'Ver mis notificaciones',
  de: 'Zu meinen Mitteilungen',
  fr: 'Voir mes notifications',
  pt: 'Ver minhas notificações',
  no: 'Se varslene mine',
  jp: 'お知らせを見る',
};
const offTexts: Text = {
  en: 'Turn these emails off',
  es: 'Desactivar estos correos',
  de: 'Diese E-Mails abbestellen',
  fr: 'Désactiver ces e-mails',
  pt: 'Desativar estes e-mails',
  no: 'Slå av disse e-postene',
  jp: 'このメールの配信を停止する',
};

/** What the bell says, as a mail to a player who takes mails. */
export function noticeMail({ id, email, username, language, key, values }: NoticeMail, siteOrigin: string): Mail {
  const { message } = renderMessage({ id: 0, at: 0, key, values }, language);
  const link = localized(siteOrigin, language, '/notifications');
  const body = mailBody(language, {
    subject: `${skin.name}: ${subjectOf(key)[language]}`,
    preheader: message,
    before: [fillIn(greetings[language], () => username), message],
    button: { text: buttons[language], link },
    after: [],
    off: { text: offTexts[language], link: localized(siteOrigin, language, '/profile/my-account#mails') },
  });
  return { id, to: email, language, ...body, link };
}
