import { defineMessages } from '../define-messages';

export const errors = defineMessages({
  title: {
    en: 'Something is not right ({{status}})', es: 'Algo no va bien ({{status}})', de: 'Etwas stimmt nicht ({{status}})',
    fr: 'Un problème est survenu ({{status}})', pt: 'Algo não está certo ({{status}})', no: 'Noe er galt ({{status}})', jp: '問題が発生しました（{{status}}）',
  },
});
