import { defineMessages } from '../define-messages';

/** What the house writes to a player. */
export const notifications = defineMessages({
  counted: {
    en: 'Notifications ({{shown}})', es: 'Notificaciones ({{shown}})', de: 'Mitteilungen ({{shown}})', fr: 'Notifications ({{shown}})', pt: 'Notificações ({{shown}})',
    no: 'Varsler ({{shown}})', jp: 'お知らせ（{{shown}}件）',
  },
  profileCounted: {
    en: 'My profile, notifications: {{shown}}', es: 'Mi perfil, notificaciones: {{shown}}', de: 'Mein Profil, Mitteilungen: {{shown}}', fr: 'Mon profil, notifications : {{shown}}',
    pt: 'Meu perfil, notificações: {{shown}}', no: 'Min profil, varsler: {{shown}}', jp: 'マイページ、お知らせ：{{shown}}件',
  },
  news: {
    en: 'There is news for you.', es: 'Hay novedades para ti.', de: 'Es gibt Neues für Sie.', fr: 'Vous avez du nouveau.', pt: 'Há novidades para você.', no: 'Det er nytt til deg.',
    jp: '新しいお知らせがあります。',
  },
  read: { en: 'Read', es: 'Leer', de: 'Lesen', fr: 'Lire', pt: 'Ler', no: 'Les', jp: '読む' },
  dismiss: { en: 'Dismiss', es: 'Descartar', de: 'Verwerfen', fr: 'Supprimer', pt: 'Dispensar', no: 'Fjern', jp: '消去する' },
  dismissed: { en: 'Dismissed', es: 'Descartado', de: 'Verworfen', fr: 'Supprimé', pt: 'Dispensado', no: 'Fjernet', jp: '消去しました' },
  none: {
    en: 'Nothing new', es: 'Nada nuevo', de: 'Nichts Neues', fr: 'Rien de nouveau', pt: 'Nada de novo', no: 'Ingenting nytt', jp: '新しいお知らせはありません',
  },
  noneText: {
    en: 'What we have to tell you about your account stands here.', es: 'Aquí verás lo que tengamos que decirte sobre tu cuenta.', de: 'Hier steht, was wir Ihnen zu Ihrem Konto mitzuteilen haben.',
    fr: 'Vous trouverez ici ce que nous avons à vous dire au sujet de votre compte.', pt: 'Aqui fica o que temos a dizer sobre a sua conta.', no: 'Her står det vi har å fortelle deg om kontoen din.',
    jp: 'アカウントに関するお知らせはこちらに表示されます。',
  },
});
