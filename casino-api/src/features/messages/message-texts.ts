import type { Language } from 'contract/constants';
import type { PlayerMessage } from 'contract/profile';
import { deskTexts } from './desk-texts';
import { rewardTexts } from './reward-texts';

export interface MessageText {
  type: PlayerMessage['type'];
  /** `{name}` stands for a value. */
  text: Record<Language, string>;
}

/**
 * What the product writes to a player. A message is kept as its key and values and read in the reader's language. A key that
 * was ever written stays here.
 */
export const messageTexts = {
  limit_confirmable: {
    type: 'info',
    text: {
      en: 'The wait for your new deposit limit of {limit} is over. It applies once you confirm it.',
      es: 'Ha terminado la espera de tu nuevo límite de depósito de {limit}. Se aplicará cuando lo confirmes.',
      de: 'Die Wartezeit für Ihr neues Einzahlungslimit von {limit} ist vorbei. Es gilt, sobald Sie es bestätigen.',
      fr: 'Le délai d’attente de votre nouvelle limite de dépôt de {limit} est écoulé. Elle s’appliquera dès que vous l’aurez confirmée.',
      pt: 'A espera pelo seu novo limite de depósito de {limit} terminou. Ele passa a valer quando você o confirmar.',
      no: 'Ventetiden for den nye innskuddsgrensen din på {limit} er over. Den gjelder når du bekrefter den.',
      jp: '新しい入金限度額{limit}の待機期間が終了しました。ご確認いただくと適用されます。',
    },
  },
  password_changed: {
    type: 'warning',
    text: {
      en: 'Your password was changed. If this was not you, please contact customer support.',
      es: 'Tu contraseña ha cambiado. Si no has sido tú, ponte en contacto con atención al cliente.',
      de: 'Ihr Passwort wurde geändert. Wenn Sie das nicht waren, wenden Sie sich bitte an den Kundendienst.',
      fr: 'Votre mot de passe a été modifié. Si vous n’êtes pas à l’origine de ce changement, contactez le service client.',
      pt: 'A sua senha foi alterada. Se não foi você, entre em contato com o atendimento ao cliente.',
      no: 'Passordet ditt er endret. Hvis det ikke var deg, kontakt kundeservice.',
      jp: 'パスワードが変更されました。お心当たりのない場合は、カスタマーサポートまでご連絡ください。',
    },
  },
  name_changed: {
    type: 'warning',
    text: {
      en: 'The name on your account was changed. Please verify your identity again. If this was not you, please contact customer support.',
      es: 'El nombre de tu cuenta ha cambiado. Vuelve a verificar tu identidad. Si no has sido tú, ponte en contacto con atención al cliente.',
      de: 'Der Name Ihres Kontos wurde geändert. Bitte bestätigen Sie Ihre Identität noch einmal. Wenn Sie das nicht waren, wenden Sie sich bitte an den Kundendienst.',
      fr: 'Le nom de votre compte a été modifié. Veuillez vérifier de nouveau votre identité. Si vous n’êtes pas à l’origine de ce changement, contactez le service client.',
      pt: 'O nome da sua conta foi alterado. Verifique a sua identidade de novo. Se não foi você, entre em contato com o atendimento ao cliente.',
      no: 'Navnet på kontoen din er endret. Bekreft identiteten din på nytt. Hvis det ikke var deg, kontakt kundeservice.',
      jp: 'アカウントのお名前が変更されました。もう一度本人確認を行ってください。お心当たりのない場合は、カスタマーサポートまでご連絡ください。',
    },
  },
  email_changed: {
    type: 'warning',
    text: {
      en: 'Your email address was changed. If this was not you, please contact customer support.',
      es: 'Tu correo electrónico ha cambiado. Si no has sido tú, ponte en contacto con atención al cliente.',
      de: 'Ihre E-Mail-Adresse wurde geändert. Wenn Sie das nicht waren, wenden Sie sich bitte an den Kundendienst.',
      fr: 'Votre adresse e-mail a été modifiée. Si vous n’êtes pas à l’origine de ce changement, contactez le service client.',
      pt: 'Seu e-mail foi alterado. Se não foi você, entre em contato com o atendimento ao cliente.',
      no: 'E-postadressen din er endret. Hvis det ikke var deg, kontakt kundeservice.',
      jp: 'メールアドレスが変更されました。お心当たりのない場合は、カスタマーサポートまでご連絡ください。',
    },
  },
  document_approved: {
    type: 'success',
    text: {
      en: 'Your document was accepted: {document}.',
      es: 'Hemos aceptado tu documento: {document}.',
      de: 'Ihr Dokument wurde angenommen: {document}.',
      fr: 'Votre document a été accepté : {document}.',
      pt: 'O seu documento foi aceito: {document}.',
      no: 'Dokumentet ditt er godkjent: {document}.',
      jp: '書類が承認されました：{document}。',
    },
  },
  withdrawal_rejected: {
    type: 'warning',
    text: {
      en: 'Your withdrawal of {amount} was not approved: {reason}. The amount is back in your balance.',
      es: 'Tu retiro de {amount} no se ha aprobado: {reason}. El importe ha vuelto a tu saldo.',
      de: 'Ihre Auszahlung von {amount} wurde nicht freigegeben: {reason}. Der Betrag ist wieder in Ihrem Guthaben.',
      fr: 'Votre retrait de {amount} n’a pas été validé : {reason}. Le montant est de retour sur votre solde.',
      pt: 'O seu saque de {amount} não foi aprovado: {reason}. O valor voltou ao seu saldo.',
      no: 'Uttaket ditt på {amount} ble ikke godkjent: {reason}. Beløpet er tilbake på saldoen din.',
      jp: '{amount}の出金は承認されませんでした：{reason}。金額は残高に戻りました。',
    },
  },
  deposit_unallocated: {
    type: 'warning',
    text: {
      en: '{amount} arrived and was not credited. You will find why, and what can be done, in the cashier.',
      es: 'Han llegado {amount} y no se han abonado. En la caja verás por qué y qué se puede hacer.',
      de: '{amount} sind eingegangen und wurden nicht gutgeschrieben. Warum, und was Sie tun können, steht in der Kasse.',
      fr: '{amount} sont arrivés et n’ont pas été crédités. La caisse vous dit pourquoi et ce que vous pouvez faire.',
      pt: '{amount} chegaram e não foram creditados. No caixa você vê por quê e o que pode ser feito.',
      no: '{amount} har kommet og er ikke godskrevet. I kassen ser du hvorfor, og hva du kan gjøre.',
      jp: '{amount}を受領しましたが、残高には反映されていません。理由と可能なお手続きは、キャッシャーでご確認いただけます。',
    },
  },
  deposit_refunded: {
    type: 'info',
    text: {
      en: '{amount} that was not credited goes back the way it came.',
      es: '{amount} que no se abonaron vuelven por donde llegaron.',
      de: '{amount}, die nicht gutgeschrieben wurden, gehen auf dem Weg zurück, auf dem sie kamen.',
      fr: '{amount} qui n’avaient pas été crédités repartent par où ils sont venus.',
      pt: '{amount} que não foram creditados voltam pelo caminho por onde vieram.',
      no: '{amount} som ikke ble godskrevet, går tilbake samme vei som de kom.',
      jp: '反映されなかった{amount}は、入金時と同じ経路で返金されます。',
    },
  },
  payout_collected: {
    type: 'warning',
    text: {
      en: 'A withdrawal that had come back to your balance was paid out after all. {amount} was therefore taken from your balance. Our support explains it to you.',
      es: 'Un retiro que había vuelto a tu saldo se pagó finalmente. Por eso se han descontado {amount} de tu saldo. Nuestro soporte te lo explica.',
      de: 'Eine Auszahlung, die auf Ihr Guthaben zurückgekommen war, wurde doch ausgezahlt. Daher wurden {amount} von Ihrem Guthaben abgezogen. Unser Kundendienst erklärt es Ihnen.',
      fr: 'Un retrait revenu sur votre solde a finalement été versé. {amount} ont donc été repris sur votre solde. Notre service client vous l’explique.',
      pt: 'Um saque que tinha voltado ao seu saldo acabou sendo pago. Por isso {amount} foram descontados do seu saldo. Nosso suporte explica.',
      no: 'Et uttak som var kommet tilbake på saldoen din, ble likevel utbetalt. Derfor er {amount} trukket fra saldoen. Kundeservice forklarer det gjerne.',
      jp: '残高に戻っていた出金が、その後実際に支払われました。そのため残高から{amount}を差し引きました。詳しくはサポートがご説明いたします。',
    },
  },
  document_rejected: {
    type: 'warning',
    text: {
      en: 'Your document could not be accepted: {document}. {reason}. Please upload it again.',
      es: 'No hemos podido aceptar tu documento: {document}. {reason}. Vuelve a subirlo.',
      de: 'Ihr Dokument konnte nicht angenommen werden: {document}. {reason}. Bitte laden Sie es erneut hoch.',
      fr: 'Votre document n’a pas pu être accepté : {document}. {reason}. Veuillez l’envoyer à nouveau.',
      pt: 'O seu documento não pôde ser aceito: {document}. {reason}. Envie-o novamente.',
      no: 'Dokumentet ditt kunne ikke godkjennes: {document}. {reason}. Last det opp på nytt.',
      jp: '書類を承認できませんでした：{document}。{reason}。もう一度アップロードしてください。',
    },
  },
  account_verified: {
    type: 'success',
    text: {
      en: 'Your account is verified.',
      es: 'Tu cuenta está verificada.',
      de: 'Ihr Konto ist verifiziert.',
      fr: 'Votre compte est vérifié.',
      pt: 'A sua conta está verificada.',
      no: 'Kontoen din er bekreftet.',
      jp: 'アカウントの本人確認が完了しました。',
    },
  },
  race_prize: {
    type: 'success',
    text: {
      en: 'Congratulations! Place {place} in the slot race “{race}”: your prize is {prize}.',
      es: '¡Enhorabuena! Puesto {place} en la carrera de slots «{race}»: tu premio es de {prize}.',
      de: 'Herzlichen Glückwunsch! Platz {place} im Slot-Rennen „{race}“: Ihr Preis beträgt {prize}.',
      fr: 'Félicitations ! Place n° {place} dans la course de slots « {race} » : votre prix est de {prize}.',
      pt: 'Parabéns! {place}º lugar na corrida de slots “{race}”: o seu prêmio é de {prize}.',
      no: 'Gratulerer! {place}. plass i slotracet «{race}»: Premien din er {prize}.',
      jp: 'おめでとうございます！スロットレース「{race}」で{place}位になりました。賞金は{prize}です。',
    },
  },
  ...rewardTexts,
  ...deskTexts,
} as const satisfies Record<string, MessageText>;

export type MessageKey = keyof typeof messageTexts;
