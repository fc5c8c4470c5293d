import type { Texts } from '../texts';
import type { boxes as english } from '../en/boxes';

export const boxes = {
  box: 'Eske {{number}}',
  curtain: 'Teppe {{number}}',
  parcel: 'Pakke {{number}}',
  shelf: 'Beste på hylle {{number}}',
  stack: 'Beste i stabel {{number}}',
  anyOne_box: 'En valgfri eske',
  anyOne_curtain: 'Et valgfritt teppe',
  anyOne_parcel: 'En valgfri pakke',
  upTo: 'opptil {{multiple}}',
  stage: 'Scenen',
  opening: 'Premiene blandes',
  closed: 'Alt åpnes når innsatsene stenger',
  empty: 'Tomt',
  bestAt: 'Beste premie {{multiple}} på nummer {{number}}',
  encore: 'Ekstranummer ved {{place}}: {{multiple}}',
  rulePrizes:
    'Disse {{count}} premiene blandes for hver runde: {{prizes}}. En innsats på én plass betaler premien som ligger der, ganger innsatsen.',
  ruleLeft: 'Det er {{boxes}} plasser, så noen premier blir utenfor runden.',
  ruleEncore: 'Én plass får ekstranummer; alle er like sannsynlige. Premien der ganges med: {{multiples}}.',
  ruleBest: 'En innsats på en hylle eller stabel vinner når den beste premien ligger der.',
} satisfies Texts<typeof english>;
