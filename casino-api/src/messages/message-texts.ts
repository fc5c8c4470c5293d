import type { Language } from 'contract/constants';
import type { PlayerMessage } from 'contract/profile';

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
} as const satisfies Record<string, MessageText>;

export type MessageKey = keyof typeof messageTexts;
