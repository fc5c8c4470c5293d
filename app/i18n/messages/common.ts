import { defineMessages } from '../define-messages';

export const common = defineMessages({
  skipToContent: {
    en: 'Skip to content', es: 'Ir al contenido', de: 'Zum Inhalt springen', fr: 'Aller au contenu', pt: 'Ir para o conteúdo',
    no: 'Hopp til innholdet', jp: '本文へ移動',
  },
  errorTitlePrefix: { en: 'Error:', es: 'Error:', de: 'Fehler:', fr: 'Erreur :', pt: 'Erro:', no: 'Feil:', jp: 'エラー：' },
  thereIsAProblem: {
    en: 'There is a problem', es: 'Hay un problema', de: 'Es gibt ein Problem', fr: 'Il y a un problème', pt: 'Há um problema',
    no: 'Det er et problem', jp: '問題があります',
  },
  close: { en: 'Close', es: 'Cerrar', de: 'Schließen', fr: 'Fermer', pt: 'Fechar', no: 'Lukk', jp: '閉じる' },
  language: { en: 'Language', es: 'Idioma', de: 'Sprache', fr: 'Langue', pt: 'Idioma', no: 'Språk', jp: '言語' },
  pleaseLogIn: {
    en: 'Please log in first', es: 'Inicia sesión primero', de: 'Bitte melden Sie sich zuerst an', fr: 'Veuillez d’abord vous connecter',
    pt: 'Entre na sua conta primeiro', no: 'Logg inn først', jp: '先にログインしてください',
  },
  sessionExpired: {
    en: 'Session expired', es: 'La sesión ha caducado', de: 'Sitzung abgelaufen', fr: 'Session expirée', pt: 'Sessão expirada',
    no: 'Økten er utløpt', jp: 'セッションの有効期限が切れました',
  },
});
