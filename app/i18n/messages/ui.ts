import { defineMessages } from '../define-messages';

/** Words of the pieces in app/ui. */
export const ui = defineMessages({
  optional: {
    en: '(optional)',
    es: '(opcional)',
    de: '(optional)',
    fr: '(facultatif)',
    pt: '(opcional)',
    no: '(valgfritt)',
    jp: '（任意）',
  },
  day: { en: 'Day', es: 'Día', de: 'Tag', fr: 'Jour', pt: 'Dia', no: 'Dag', jp: '日' },
  month: { en: 'Month', es: 'Mes', de: 'Monat', fr: 'Mois', pt: 'Mês', no: 'Måned', jp: '月' },
  year: { en: 'Year', es: 'Año', de: 'Jahr', fr: 'Année', pt: 'Ano', no: 'År', jp: '年' },
  info: { en: 'Note', es: 'Aviso', de: 'Hinweis', fr: 'Information', pt: 'Aviso', no: 'Merknad', jp: 'お知らせ' },
  success: { en: 'Done', es: 'Hecho', de: 'Erledigt', fr: 'C’est fait', pt: 'Concluído', no: 'Ferdig', jp: '完了' },
  warning: {
    en: 'Warning',
    es: 'Advertencia',
    de: 'Warnung',
    fr: 'Avertissement',
    pt: 'Atenção',
    no: 'Advarsel',
    jp: '注意',
  },
  error: { en: 'Error', es: 'Error', de: 'Fehler', fr: 'Erreur', pt: 'Erro', no: 'Feil', jp: 'エラー' },
  pages: { en: 'Pages', es: 'Páginas', de: 'Seiten', fr: 'Pages', pt: 'Páginas', no: 'Sider', jp: 'ページ' },
  previousPage: {
    en: 'Previous page',
    es: 'Página anterior',
    de: 'Vorherige Seite',
    fr: 'Page précédente',
    pt: 'Página anterior',
    no: 'Forrige side',
    jp: '前のページ',
  },
  nextPage: {
    en: 'Next page',
    es: 'Página siguiente',
    de: 'Nächste Seite',
    fr: 'Page suivante',
    pt: 'Próxima página',
    no: 'Neste side',
    jp: '次のページ',
  },
});
