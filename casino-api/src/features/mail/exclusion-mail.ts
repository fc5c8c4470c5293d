import type { Language } from 'contract/constants';
import { letter, localized, type LetterTexts, type LinkMailDetails } from './letter';
import type { Mail } from './mail';

const texts: Record<Language, LetterTexts> = {
  en: {
    subject: 'Your break from {site}: how would you like to go on?',
    ask: 'The 24 hours since your self-exclusion are over. You decide what happens next: stay excluded for 6, 12 or 60 months, or return to play.',
    button: 'Make your choice',
    valid: 'You can only choose once. The months you choose can’t be shortened.',
    ignore: 'Until you choose, you stay excluded. You can log in and withdraw your balance at any time.',
  },
  es: {
    subject: 'Tu pausa en {site}: ¿cómo quieres continuar?',
    ask: 'Han pasado las 24 horas desde tu autoexclusión. Tú decides cómo continuar: mantener la autoexclusión durante 6, 12 o 60 meses, o volver a jugar.',
    button: 'Elegir',
    valid: 'Tu elección cuenta una sola vez. Los meses que elijas no se pueden acortar.',
    ignore:
      'Mientras no elijas nada, seguirás excluido. Puedes iniciar sesión y retirar tu saldo en cualquier momento.',
  },
  de: {
    subject: 'Ihre Pause bei {site}: Wie möchten Sie fortfahren?',
    ask: 'die 24 Stunden seit Ihrem Selbstausschluss sind vorbei. Sie entscheiden, wie es weitergeht: den Selbstausschluss für 6, 12 oder 60 Monate fortsetzen oder wieder spielen.',
    button: 'Entscheidung treffen',
    valid: 'Ihre Entscheidung zählt einmal. Gewählte Monate lassen sich nicht verkürzen.',
    ignore:
      'Solange Sie nichts wählen, bleiben Sie ausgeschlossen. Sie können sich jederzeit anmelden und Ihr Guthaben auszahlen lassen.',
  },
  fr: {
    subject: 'Votre pause sur {site} : comment souhaitez-vous continuer ?',
    ask: 'Les 24 heures qui ont suivi votre auto-exclusion sont écoulées. À vous de décider de la suite : prolonger votre auto-exclusion de 6, 12 ou 60 mois, ou revenir au jeu.',
    button: 'Faire votre choix',
    valid: 'Votre choix ne compte qu’une fois. La durée choisie ne peut pas être raccourcie.',
    ignore:
      'Tant que vous n’avez rien choisi, vous restez exclu. Vous pouvez vous connecter et retirer votre solde à tout moment.',
  },
  pt: {
    subject: 'A sua pausa em {site}: como você quer continuar?',
    ask: 'As 24 horas desde a sua autoexclusão terminaram. Você decide como continuar: manter a autoexclusão por 6, 12 ou 60 meses, ou voltar a jogar.',
    button: 'Fazer a escolha',
    valid: 'A sua escolha vale uma única vez. Os meses escolhidos não podem ser encurtados.',
    ignore: 'Enquanto você não escolher, continua excluído. Você pode entrar e sacar o seu saldo a qualquer momento.',
  },
  no: {
    subject: 'Pausen din fra {site}: Hvordan vil du gå videre?',
    ask: 'De 24 timene etter selvekskluderingen din er over. Du bestemmer hvordan det går videre: la selvekskluderingen vare i 6, 12 eller 60 måneder, eller begynne å spille igjen.',
    button: 'Ta et valg',
    valid: 'Valget ditt teller én gang. Måneder du har valgt, kan ikke forkortes.',
    ignore:
      'Så lenge du ikke velger noe, er du fortsatt ekskludert. Du kan når som helst logge inn og ta ut saldoen din.',
  },
  jp: {
    subject: '【{site}】ご利用休止後の手続きについて',
    ask: '自己排除のお申し込みから24時間が経過しました。6か月、12か月、または60か月の自己排除を続けるか、プレイを再開するかをお選びください。',
    button: '選択する',
    valid: '選択できるのは一度だけです。選択した期間を短縮することはできません。',
    ignore: '選択されない間は、自己排除が続きます。ログインと残高の出金はいつでもご利用いただけます。',
  },
};

/** The mail that follows the 24 hours of a self-exclusion (SPEC §5, DOMAIN §6). */
export const exclusionMail = ({ token, ...details }: LinkMailDetails, siteOrigin: string): Mail =>
  letter(texts, details, localized(siteOrigin, details.language, `/self-exclusion/${encodeURIComponent(token)}`));
