import { defineMessages } from '../define-messages';

/** The own password and the own sessions. */
export const security = defineMessages({
  title: { en: 'Security', es: 'Seguridad', de: 'Sicherheit', fr: 'Sécurité', pt: 'Segurança', no: 'Sikkerhet', jp: 'セキュリティ' },
  email: { en: 'Email address', es: 'Correo electrónico', de: 'E-Mail-Adresse', fr: 'Adresse e-mail', pt: 'E-mail', no: 'E-postadresse', jp: 'メールアドレス' },
  emailChange: {
    en: 'Change email address', es: 'Cambiar correo electrónico', de: 'E-Mail-Adresse ändern', fr: 'Modifier l’adresse e-mail', pt: 'Alterar e-mail', no: 'Endre e-postadresse', jp: 'メールアドレスを変更する',
  },
  emailNow: { en: 'Current address', es: 'Dirección actual', de: 'Aktuelle Adresse', fr: 'Adresse actuelle', pt: 'E-mail atual', no: 'Nåværende adresse', jp: '現在のアドレス' },
  emailNone: { en: 'None', es: 'Ninguna', de: 'Keine', fr: 'Aucune', pt: 'Nenhum', no: 'Ingen', jp: '登録なし' },
  emailNew: {
    en: 'New email address', es: 'Nuevo correo electrónico', de: 'Neue E-Mail-Adresse', fr: 'Nouvelle adresse e-mail', pt: 'Novo e-mail', no: 'Ny e-postadresse', jp: '新しいメールアドレス',
  },
  emailHow: {
    en: 'We’ll send a link to the new address and let you know at the current one. Nothing changes until you open the link.',
    es: 'Enviaremos un enlace a la nueva dirección y un aviso a la actual. Nada cambia hasta que abras el enlace.',
    de: 'Wir senden einen Link an die neue Adresse und einen Hinweis an die aktuelle. Bis Sie den Link öffnen, ändert sich nichts.',
    fr: 'Nous enverrons un lien à la nouvelle adresse et un avis à l’adresse actuelle. Rien ne change tant que vous n’avez pas ouvert le lien.',
    pt: 'Enviaremos um link para o novo e-mail e um aviso para o atual. Nada muda até você abrir o link.',
    no: 'Vi sender en lenke til den nye adressen og et varsel til den nåværende. Ingenting endres før du åpner lenken.',
    jp: '新しいアドレスにリンクを、現在のアドレスにお知らせをお送りします。リンクを開くまで、変更は適用されません。',
  },
  emailSend: { en: 'Send the link', es: 'Enviar el enlace', de: 'Link senden', fr: 'Envoyer le lien', pt: 'Enviar o link', no: 'Send lenken', jp: 'リンクを送信する' },
  emailSent: {
    en: 'We’ve sent a link to {{email}}.', es: 'Hemos enviado un enlace a {{email}}.', de: 'Wir haben einen Link an {{email}} gesendet.', fr: 'Nous avons envoyé un lien à {{email}}.',
    pt: 'Enviamos um link para {{email}}.', no: 'Vi har sendt en lenke til {{email}}.', jp: '{{email}}にリンクをお送りしました。',
  },
  emailWaiting: {
    en: 'Open the link to finish', es: 'Abre el enlace para terminar', de: 'Öffnen Sie zum Abschluss den Link', fr: 'Ouvrez le lien pour terminer', pt: 'Abra o link para concluir',
    no: 'Åpne lenken for å fullføre', jp: 'リンクを開いて手続きを完了してください',
  },
  emailWaitingText: {
    en: 'We sent a link to {{email}}. It is valid until {{until}}. If you ask again, only the latest link works.',
    es: 'Hemos enviado un enlace a {{email}}. Es válido hasta el {{until}}. Si lo pides de nuevo, solo funcionará el último enlace.',
    de: 'Wir haben einen Link an {{email}} gesendet. Er ist bis {{until}} gültig. Wenn Sie erneut einen anfordern, gilt nur der letzte.',
    fr: 'Nous avons envoyé un lien à {{email}}. Il est valable jusqu’au {{until}}. Si vous refaites une demande, seul le dernier lien fonctionnera.',
    pt: 'Enviamos um link para {{email}}. Ele vale até {{until}}. Se você pedir de novo, só o último link funcionará.',
    no: 'Vi har sendt en lenke til {{email}}. Den er gyldig til {{until}}. Hvis du ber om en ny, er det bare den siste som virker.',
    jp: '{{email}}にリンクをお送りしました。有効期限は{{until}}です。もう一度送信した場合は、最新のリンクのみ有効です。',
  },
  emailUnchanged: {
    en: 'This is already your email address', es: 'Ya es tu correo electrónico', de: 'Das ist bereits Ihre E-Mail-Adresse', fr: 'C’est déjà votre adresse e-mail', pt: 'Este já é o seu e-mail',
    no: 'Dette er allerede e-postadressen din', jp: 'すでに登録されているメールアドレスです',
  },
  name: { en: 'Your name', es: 'Tu nombre', de: 'Ihr Name', fr: 'Votre nom', pt: 'O seu nome', no: 'Navnet ditt', jp: 'お名前' },
  nameHow: {
    en: 'We approved a document in this name. If you change it, please verify your identity again. Withdrawals are then possible after 24 hours.',
    es: 'Hemos aprobado un documento con este nombre. Si lo cambias, tendrás que verificar tu identidad de nuevo. Podrás retirar a las 24 horas.',
    de: 'Wir haben ein Dokument auf diesen Namen bestätigt. Wenn Sie ihn ändern, bestätigen Sie bitte Ihre Identität noch einmal. Auszahlungen sind dann nach 24 Stunden möglich.',
    fr: 'Nous avons approuvé un document à ce nom. Si vous le modifiez, vous devrez vérifier de nouveau votre identité. Les retraits seront possibles après 24 heures.',
    pt: 'Aprovamos um documento com este nome. Se você o alterar, verifique a sua identidade de novo. Os saques serão possíveis depois de 24 horas.',
    no: 'Vi har godkjent et dokument i dette navnet. Hvis du endrer det, må du bekrefte identiteten din på nytt. Uttak er da mulig etter 24 timer.',
    jp: 'このお名前の書類を承認済みです。変更すると、もう一度本人確認が必要になります。出金は変更から24時間後に可能になります。',
  },
  nameSave: { en: 'Change name', es: 'Cambiar nombre', de: 'Namen ändern', fr: 'Modifier le nom', pt: 'Alterar nome', no: 'Endre navn', jp: 'お名前を変更する' },
  nameChanged: {
    en: 'Your name was changed. Please verify your identity again.', es: 'Tu nombre ha cambiado. Verifica tu identidad de nuevo.', de: 'Ihr Name wurde geändert. Bitte bestätigen Sie Ihre Identität noch einmal.',
    fr: 'Votre nom a été modifié. Veuillez vérifier de nouveau votre identité.', pt: 'O seu nome foi alterado. Verifique a sua identidade de novo.', no: 'Navnet ditt er endret. Bekreft identiteten din på nytt.',
    jp: 'お名前を変更しました。もう一度本人確認を行ってください。',
  },
  emailConfirmTitle: {
    en: 'Confirm your new email address', es: 'Confirma tu nuevo correo electrónico', de: 'Neue E-Mail-Adresse bestätigen', fr: 'Confirmez votre nouvelle adresse e-mail', pt: 'Confirme seu novo e-mail',
    no: 'Bekreft den nye e-postadressen din', jp: '新しいメールアドレスの確認',
  },
  emailConfirmText: {
    en: 'From now on, your account will use this address. You stay logged in where you asked for the change. All other sessions end.',
    es: 'A partir de ahora, tu cuenta usará esta dirección. Tu sesión seguirá abierta donde pediste el cambio. Las demás se cerrarán.',
    de: 'Ab jetzt verwendet Ihr Konto diese Adresse. Dort, wo Sie die Änderung angefordert haben, bleibt Ihre Sitzung offen. Alle anderen Sitzungen werden beendet.',
    fr: 'Votre compte utilisera désormais cette adresse. Votre session reste ouverte là où vous avez demandé le changement. Toutes les autres seront fermées.',
    pt: 'A partir de agora, sua conta usará este e-mail. Sua sessão continua aberta onde você pediu a mudança. As outras serão encerradas.',
    no: 'Fra nå av bruker kontoen din denne adressen. Økten der du ba om endringen, forblir åpen. Alle andre økter avsluttes.',
    jp: '今後、アカウントではこのアドレスが使用されます。変更を申し込んだ端末ではログインしたままになり、ほかのセッションはすべて終了します。',
  },
  emailConfirm: {
    en: 'Confirm email address', es: 'Confirmar correo electrónico', de: 'E-Mail-Adresse bestätigen', fr: 'Confirmer l’adresse e-mail', pt: 'Confirmar e-mail', no: 'Bekreft e-postadressen', jp: 'メールアドレスを確認する',
  },
  emailDoneTitle: {
    en: 'Your email address is changed', es: 'Tu correo electrónico ha cambiado', de: 'Ihre E-Mail-Adresse ist geändert', fr: 'Votre adresse e-mail est modifiée', pt: 'Seu e-mail foi alterado',
    no: 'E-postadressen din er endret', jp: 'メールアドレスを変更しました',
  },
  emailDone: {
    en: 'Your account now uses {{email}}.', es: 'Tu cuenta usa ahora {{email}}.', de: 'Ihr Konto verwendet jetzt {{email}}.', fr: 'Votre compte utilise désormais {{email}}.', pt: 'Sua conta agora usa {{email}}.',
    no: 'Kontoen din bruker nå {{email}}.', jp: 'アカウントのメールアドレスは{{email}}です。',
  },
  emailLinkInvalid: {
    en: 'This link is invalid or has expired', es: 'Este enlace no es válido o ha caducado', de: 'Dieser Link ist ungültig oder abgelaufen', fr: 'Ce lien n’est pas valide ou a expiré',
    pt: 'Este link é inválido ou expirou', no: 'Denne lenken er ugyldig eller utløpt', jp: 'このリンクは無効か、有効期限が切れています',
  },
  emailLinkAdvice: {
    en: 'Your email address has not changed. Ask for a new link on the security page.', es: 'Tu correo electrónico no ha cambiado. Pide un enlace nuevo en la página de seguridad.',
    de: 'Ihre E-Mail-Adresse ist unverändert. Fordern Sie auf der Seite „Sicherheit“ einen neuen Link an.', fr: 'Votre adresse e-mail n’a pas changé. Demandez un nouveau lien sur la page Sécurité.',
    pt: 'Seu e-mail não mudou. Peça um novo link na página de segurança.', no: 'E-postadressen din er ikke endret. Be om en ny lenke på siden Sikkerhet.',
    jp: 'メールアドレスは変更されていません。「セキュリティ」ページから新しいリンクをお申し込みください。',
  },
  emailTaken: {
    en: 'This address now belongs to another account', es: 'Esta dirección pertenece ahora a otra cuenta', de: 'Diese Adresse gehört inzwischen zu einem anderen Konto', fr: 'Cette adresse appartient désormais à un autre compte',
    pt: 'Este e-mail agora pertence a outra conta', no: 'Denne adressen hører nå til en annen konto', jp: 'このアドレスは別のアカウントに登録されました',
  },
  emailTakenAdvice: {
    en: 'Your email address has not changed. Choose another one on the security page.', es: 'Tu correo electrónico no ha cambiado. Elige otro en la página de seguridad.',
    de: 'Ihre E-Mail-Adresse ist unverändert. Wählen Sie auf der Seite „Sicherheit“ eine andere.', fr: 'Votre adresse e-mail n’a pas changé. Choisissez-en une autre sur la page Sécurité.',
    pt: 'Seu e-mail não mudou. Escolha outro na página de segurança.', no: 'E-postadressen din er ikke endret. Velg en annen på siden Sikkerhet.',
    jp: 'メールアドレスは変更されていません。「セキュリティ」ページで別のアドレスをお選びください。',
  },
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
