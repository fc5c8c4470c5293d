import type { Language } from 'contract/constants';
import type { ResultCode } from 'contract/result-codes';

/** What `info.message` says of crypto payments and of withdrawals that can't go on or back. */
export const paymentMessages = {
  method_unavailable: {
    en: 'This payment method is not available right now. Nothing was paid; please choose another one or try again later',
    es: 'Este método de pago no está disponible en este momento. No se ha pagado nada; elige otro o inténtalo más tarde',
    de: 'Diese Zahlungsart ist gerade nicht verfügbar. Es wurde nichts bezahlt; bitte wählen Sie eine andere oder versuchen Sie es später erneut',
    fr: 'Ce moyen de paiement n’est pas disponible pour le moment. Rien n’a été payé ; veuillez en choisir un autre ou réessayer plus tard',
    pt: 'Este método de pagamento não está disponível no momento. Nada foi pago; escolha outro ou tente mais tarde',
    no: 'Denne betalingsmåten er ikke tilgjengelig akkurat nå. Ingenting er betalt; velg en annen eller prøv igjen senere',
    jp: 'この決済方法は現在ご利用いただけません。お支払いは行われていません。別の方法を選ぶか、しばらくしてからもう一度お試しください',
  },
  nothing_to_lock: {
    en: 'There is no pending withdrawal to lock', es: 'No hay ningún retiro pendiente que bloquear', de: 'Es gibt keine ausstehende Auszahlung zum Sperren',
    fr: 'Il n’y a aucun retrait en attente à verrouiller', pt: 'Não há saque pendente para bloquear', no: 'Det finnes ingen ventende uttak å låse', jp: 'ロックできる保留中の出金はありません',
  },
  security_change: {
    en: 'Your password, email address or name was changed recently. For your safety, withdrawals are possible again 24 hours after the change',
    es: 'Tu contraseña, tu correo o tu nombre han cambiado hace poco. Por tu seguridad, podrás retirar 24 horas después del cambio',
    de: 'Ihr Passwort, Ihre E-Mail-Adresse oder Ihr Name wurde kürzlich geändert. Zu Ihrer Sicherheit sind Auszahlungen 24 Stunden nach der Änderung wieder möglich',
    fr: 'Votre mot de passe, votre adresse e-mail ou votre nom a été modifié récemment. Pour votre sécurité, les retraits seront de nouveau possibles 24 heures après la modification',
    pt: 'A sua senha, o seu e-mail ou o seu nome mudou há pouco. Para sua segurança, os saques voltam a ser possíveis 24 horas depois da alteração',
    no: 'Passordet, e-postadressen eller navnet ditt er nylig endret. For din sikkerhet kan du ta ut penger igjen 24 timer etter endringen',
    jp: 'パスワード、メールアドレスまたはお名前が最近変更されました。安全のため、変更から24時間が経過すると出金できるようになります',
  },
  withdrawal_needs_document: {
    en: 'Please verify your identity with a document before you withdraw more', es: 'Verifica tu identidad con un documento antes de retirar más',
    de: 'Bitte bestätigen Sie Ihre Identität mit einem Dokument, bevor Sie mehr auszahlen', fr: 'Veuillez vérifier votre identité avec un document avant de retirer davantage',
    pt: 'Confirme a sua identidade com um documento antes de sacar mais', no: 'Bekreft identiteten din med et dokument før du tar ut mer', jp: 'これ以上の出金には、書類による本人確認が必要です',
  },
  invalid_address: {
    en: 'This is not an address of the chosen currency', es: 'Esta no es una dirección de la moneda elegida', de: 'Das ist keine Adresse der gewählten Währung',
    fr: 'Ce n’est pas une adresse de la devise choisie', pt: 'Este não é um endereço da moeda escolhida', no: 'Dette er ikke en adresse for den valgte valutaen', jp: '選択した通貨のアドレスではありません',
  },
  invalid_destination_tag: {
    en: 'The destination tag is not valid', es: 'La etiqueta de destino no es válida', de: 'Das Destination-Tag ist ungültig', fr: 'Le tag de destination n’est pas valide',
    pt: 'O tag de destino não é válido', no: 'Destinasjonskoden er ugyldig', jp: '宛先タグが正しくありません',
  },
  destination_tag_missing: {
    en: 'Enter the destination tag, or say that your address needs none', es: 'Escribe la etiqueta de destino o indica que tu dirección no la necesita',
    de: 'Geben Sie das Destination-Tag ein oder bestätigen Sie, dass Ihre Adresse keines braucht', fr: 'Saisissez le tag de destination ou indiquez que votre adresse n’en a pas besoin',
    pt: 'Digite o tag de destino ou informe que o seu endereço não precisa dele', no: 'Skriv inn destinasjonskoden, eller bekreft at adressen din ikke trenger noen',
    jp: '宛先タグを入力するか、不要なアドレスであることを指定してください',
  },
  token_used: {
    en: 'This link was already used', es: 'Este enlace ya se ha utilizado', de: 'Dieser Link wurde bereits verwendet', fr: 'Ce lien a déjà été utilisé', pt: 'Este link já foi usado',
    no: 'Denne lenken er allerede brukt', jp: 'このリンクはすでに使用されています',
  },
  order_not_paid: {
    en: 'This payment has not arrived', es: 'Este pago no ha llegado', de: 'Diese Zahlung ist nicht eingegangen', fr: 'Ce paiement n’est pas arrivé', pt: 'Este pagamento não chegou',
    no: 'Denne betalingen har ikke kommet fram', jp: 'お支払いを確認できませんでした',
  },
  order_already_used: {
    en: 'This payment was already used to log in', es: 'Este pago ya se ha usado para iniciar sesión', de: 'Mit dieser Zahlung wurde bereits angemeldet', fr: 'Ce paiement a déjà servi à se connecter',
    pt: 'Este pagamento já foi usado para entrar', no: 'Denne betalingen er allerede brukt til å logge inn', jp: 'このお支払いはすでにログインに使用されています',
  },
} as const satisfies Partial<Record<ResultCode, Record<Language, string>>>;
