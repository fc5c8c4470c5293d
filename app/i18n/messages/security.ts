import { defineMessages } from '../define-messages';

/** The own password and the own sessions. */
export const security = defineMessages({
  title: { en: 'Security', es: 'Seguridad', de: 'Sicherheit', fr: 'Sécurité', pt: 'Segurança', no: 'Sikkerhet', jp: 'セキュリティ' },
  changePassword: {
    en: 'Change password', es: 'Cambiar contraseña', de: 'Passwort ändern', fr: 'Changer de mot de passe', pt: 'Alterar senha', no: 'Endre passord', jp: 'パスワードの変更',
  },
  changeEnds: {
    en: 'You stay logged in here. All other sessions end.', es: 'Seguirás conectado aquí. Las demás sesiones se cerrarán.', de: 'Sie bleiben hier angemeldet. Alle anderen Sitzungen werden beendet.',
    fr: 'Vous restez connecté ici. Toutes les autres sessions seront fermées.', pt: 'Você continua conectado aqui. As outras sessões serão encerradas.',
    no: 'Du forblir innlogget her. Alle andre økter avsluttes.', jp: 'この端末ではログインしたままになり、ほかのセッションはすべて終了します。',
  },
  changed: {
    en: 'Your password is changed. All other sessions have ended.', es: 'Tu contraseña ha cambiado. Las demás sesiones se han cerrado.', de: 'Ihr Passwort ist geändert. Alle anderen Sitzungen sind beendet.',
    fr: 'Votre mot de passe est modifié. Toutes les autres sessions sont fermées.', pt: 'A sua senha foi alterada. As outras sessões foram encerradas.',
    no: 'Passordet ditt er endret. Alle andre økter er avsluttet.', jp: 'パスワードを変更しました。ほかのセッションはすべて終了しました。',
  },
  forgotten: {
    en: 'Forgotten the old one? Ask for a link', es: '¿Has olvidado la anterior? Pide un enlace', de: 'Das alte vergessen? Link anfordern', fr: 'Ancien mot de passe oublié ? Demandez un lien',
    pt: 'Esqueceu a antiga? Peça um link', no: 'Glemt det gamle? Be om en lenke', jp: '現在のパスワードをお忘れの方はこちら',
  },
  sessions: { en: 'Open sessions', es: 'Sesiones abiertas', de: 'Offene Sitzungen', fr: 'Sessions ouvertes', pt: 'Sessões abertas', no: 'Åpne økter', jp: 'ログイン中のセッション' },
  sessionsWhy: {
    en: 'Do you know all of these? If not, end the others and change your password.', es: '¿Las reconoces todas? Si no, cierra las demás y cambia tu contraseña.',
    de: 'Kennen Sie alle? Wenn nicht, beenden Sie die anderen und ändern Sie Ihr Passwort.', fr: 'Les reconnaissez-vous toutes ? Sinon, fermez les autres et changez de mot de passe.',
    pt: 'Você reconhece todas? Se não, encerre as outras e altere a sua senha.', no: 'Kjenner du igjen alle? Hvis ikke, avslutt de andre og endre passordet.',
    jp: '心当たりのないセッションがある場合は、ほかのセッションを終了してパスワードを変更してください。',
  },
  thisOne: { en: 'This session', es: 'Esta sesión', de: 'Diese Sitzung', fr: 'Cette session', pt: 'Esta sessão', no: 'Denne økten', jp: '現在のセッション' },
  lastUsed: { en: 'Last used', es: 'Último uso', de: 'Zuletzt genutzt', fr: 'Dernière utilisation', pt: 'Último uso', no: 'Sist brukt', jp: '最終利用' },
  opened: { en: 'Logged in', es: 'Inicio de sesión', de: 'Angemeldet', fr: 'Connexion', pt: 'Login', no: 'Logget inn', jp: 'ログイン日時' },
  from: { en: 'From', es: 'Desde', de: 'Von', fr: 'Depuis', pt: 'De', no: 'Fra', jp: '接続元' },
  unknownPlace: { en: 'Unknown', es: 'Desconocido', de: 'Unbekannt', fr: 'Inconnu', pt: 'Desconhecido', no: 'Ukjent', jp: '不明' },
  endOthers: {
    en: 'End all other sessions', es: 'Cerrar las demás sesiones', de: 'Alle anderen Sitzungen beenden', fr: 'Fermer toutes les autres sessions', pt: 'Encerrar as outras sessões',
    no: 'Avslutt alle andre økter', jp: 'ほかのセッションをすべて終了する',
  },
  onlyThis: {
    en: 'You are logged in here alone.', es: 'Solo has iniciado sesión aquí.', de: 'Sie sind nur hier angemeldet.', fr: 'Vous êtes connecté uniquement ici.', pt: 'Você está conectado apenas aqui.',
    no: 'Du er bare logget inn her.', jp: 'ログインしているのはこの端末だけです。',
  },
  othersEnded: {
    en: 'All other sessions have ended.', es: 'Las demás sesiones se han cerrado.', de: 'Alle anderen Sitzungen sind beendet.', fr: 'Toutes les autres sessions sont fermées.',
    pt: 'As outras sessões foram encerradas.', no: 'Alle andre økter er avsluttet.', jp: 'ほかのセッションをすべて終了しました。',
  },
});
