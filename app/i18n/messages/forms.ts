import { defineMessages } from '../define-messages';

/** What a form says where a field has no words of its own. */
export const forms = defineMessages({
  required: {
    en: 'This field is required',
    es: 'Este campo es obligatorio',
    de: 'Dieses Feld ist erforderlich',
    fr: 'Ce champ est obligatoire',
    pt: 'Este campo é obrigatório',
    no: 'Dette feltet må fylles ut',
    jp: 'この項目は必須です',
  },
  invalid: {
    en: 'This is not valid',
    es: 'Este dato no es válido',
    de: 'Diese Angabe ist ungültig',
    fr: 'Cette valeur n’est pas valide',
    pt: 'Este dado não é válido',
    no: 'Dette er ikke gyldig',
    jp: '入力内容が正しくありません',
  },
  tooShort: {
    en: 'Use at least {{min}} characters',
    es: 'Usa al menos {{min}} caracteres',
    de: 'Verwenden Sie mindestens {{min}} Zeichen',
    fr: 'Utilisez au moins {{min}} caractères',
    pt: 'Use pelo menos {{min}} caracteres',
    no: 'Bruk minst {{min}} tegn',
    jp: '{{min}}文字以上で入力してください',
  },
  tooLong: {
    en: 'Use no more than {{max}} characters',
    es: 'Usa {{max}} caracteres como máximo',
    de: 'Verwenden Sie höchstens {{max}} Zeichen',
    fr: 'Utilisez {{max}} caractères au maximum',
    pt: 'Use no máximo {{max}} caracteres',
    no: 'Bruk høyst {{max}} tegn',
    jp: '{{max}}文字以内で入力してください',
  },
  malformed: {
    en: 'The form could not be read. Please fill it in again.',
    es: 'No se ha podido leer el formulario. Rellénalo de nuevo.',
    de: 'Das Formular konnte nicht gelesen werden. Bitte füllen Sie es noch einmal aus.',
    fr: 'Le formulaire n’a pas pu être lu. Veuillez le remplir à nouveau.',
    pt: 'Não foi possível ler o formulário. Preencha-o novamente.',
    no: 'Skjemaet kunne ikke leses. Fyll det ut på nytt.',
    jp: 'フォームを読み取れませんでした。もう一度入力してください。',
  },
  tooLarge: {
    en: 'The form was too long. Please shorten your text.',
    es: 'El formulario era demasiado largo. Acorta el texto.',
    de: 'Das Formular war zu lang. Bitte kürzen Sie Ihren Text.',
    fr: 'Le formulaire était trop long. Veuillez raccourcir votre texte.',
    pt: 'O formulário era longo demais. Encurte o texto.',
    no: 'Skjemaet var for langt. Gjør teksten kortere.',
    jp: '入力内容が長すぎます。短くしてください。',
  },
});
