import { defineMessages } from '../define-messages';

/** Prizes behind boxes, curtains and parcels. */
export const boxes = defineMessages({
  box: { en: 'Box {{number}}', es: 'Caja {{number}}', de: 'Kiste {{number}}', fr: 'Boîte {{number}}', pt: 'Caixa {{number}}', no: 'Eske {{number}}', jp: '{{number}}番の箱' },
  curtain: { en: 'Curtain {{number}}', es: 'Telón {{number}}', de: 'Vorhang {{number}}', fr: 'Rideau {{number}}', pt: 'Cortina {{number}}', no: 'Teppe {{number}}', jp: '{{number}}番の幕' },
  parcel: { en: 'Parcel {{number}}', es: 'Paquete {{number}}', de: 'Paket {{number}}', fr: 'Colis {{number}}', pt: 'Pacote {{number}}', no: 'Pakke {{number}}', jp: '{{number}}番の小包' },
  shelf: { en: 'Best on shelf {{number}}', es: 'El mejor en el estante {{number}}', de: 'Bestes in Regal {{number}}', fr: 'Le meilleur sur l’étagère {{number}}', pt: 'O melhor na prateleira {{number}}', no: 'Beste på hylle {{number}}', jp: '最高賞品は{{number}}段目' },
  stack: { en: 'Best in stack {{number}}', es: 'El mejor en la columna {{number}}', de: 'Bestes in Stapel {{number}}', fr: 'Le meilleur dans la pile {{number}}', pt: 'O melhor na pilha {{number}}', no: 'Beste i stabel {{number}}', jp: '最高賞品は{{number}}列目' },
  anyOne_box: { en: 'Any one box', es: 'Cualquier caja', de: 'Eine einzelne Kiste', fr: 'Une boîte au choix', pt: 'Qualquer caixa', no: 'En valgfri eske', jp: '箱1つ' },
  anyOne_curtain: { en: 'Any one curtain', es: 'Cualquier telón', de: 'Ein einzelner Vorhang', fr: 'Un rideau au choix', pt: 'Qualquer cortina', no: 'Et valgfritt teppe', jp: '幕1つ' },
  anyOne_parcel: { en: 'Any one parcel', es: 'Cualquier paquete', de: 'Ein einzelnes Paket', fr: 'Un colis au choix', pt: 'Qualquer pacote', no: 'En valgfri pakke', jp: '小包1つ' },
  upTo: { en: 'up to {{multiple}}', es: 'hasta {{multiple}}', de: 'bis {{multiple}}', fr: 'jusqu’à {{multiple}}', pt: 'até {{multiple}}', no: 'opptil {{multiple}}', jp: '最大{{multiple}}' },
  stage: { en: 'The stage', es: 'El escenario', de: 'Die Bühne', fr: 'La scène', pt: 'O palco', no: 'Scenen', jp: 'ステージ' },
  opening: { en: 'The prizes are being shuffled', es: 'Se están mezclando los premios', de: 'Die Gewinne werden gemischt', fr: 'Les lots sont mélangés', pt: 'Os prêmios estão sendo misturados', no: 'Premiene blandes', jp: '賞品をシャッフルしています' },
  closed: { en: 'Everything opens when betting closes', es: 'Todo se abre al cerrarse las apuestas', de: 'Geöffnet wird, sobald die Setzzeit endet', fr: 'Tout s’ouvre à la clôture des mises', pt: 'Tudo se abre quando as apostas fecham', no: 'Alt åpnes når innsatsene stenger', jp: 'ベットを締め切ると、すべて開きます' },
  empty: { en: 'Empty', es: 'Vacío', de: 'Leer', fr: 'Vide', pt: 'Vazio', no: 'Tomt', jp: '空' },
  bestAt: { en: 'Best prize {{multiple}} at number {{number}}', es: 'Mejor premio {{multiple}} en el número {{number}}', de: 'Bester Gewinn {{multiple}} bei Nummer {{number}}', fr: 'Meilleur lot {{multiple}} au numéro {{number}}', pt: 'Melhor prêmio {{multiple}} no número {{number}}', no: 'Beste premie {{multiple}} på nummer {{number}}', jp: '最高賞品{{multiple}}は{{number}}番' },
  encore: { en: 'Encore at {{place}}: {{multiple}}', es: 'Bis en {{place}}: {{multiple}}', de: 'Zugabe bei {{place}}: {{multiple}}', fr: 'Bis pour {{place}} : {{multiple}}', pt: 'Bis em {{place}}: {{multiple}}', no: 'Ekstranummer ved {{place}}: {{multiple}}', jp: 'アンコール：{{place}} {{multiple}}' },
  rulePrizes: {
    en: 'These {{count}} prizes are shuffled for every round: {{prizes}}. A bet on one place pays the prize behind it, as a multiple of its stake.', es: 'En cada ronda se mezclan estos {{count}} premios: {{prizes}}. Una apuesta a un lugar paga el premio que hay allí, como múltiplo de la apuesta.',
    de: 'Diese {{count}} Gewinne werden für jede Runde gemischt: {{prizes}}. Ein Einsatz auf einen Platz zahlt, was dort liegt, als Vielfaches des Einsatzes.', fr: 'Ces {{count}} lots sont mélangés à chaque partie : {{prizes}}. Une mise sur une place paie le lot qui s’y trouve, en multiple de la mise.',
    pt: 'Estes {{count}} prêmios são misturados a cada rodada: {{prizes}}. A aposta em um lugar paga o prêmio que está ali, como múltiplo da aposta.', no: 'Disse {{count}} premiene blandes for hver runde: {{prizes}}. En innsats på én plass betaler premien som ligger der, som multiplum av innsatsen.', jp: 'ラウンドごとに次の{{count}}個の賞品がシャッフルされます：{{prizes}}。1か所へのベットには、そこにある賞品がベット額の倍率で支払われます。',
  },
  ruleLeft: {
    en: 'There are {{boxes}} places, so some prizes stay out of the round.', es: 'Hay {{boxes}} lugares, así que algunos premios quedan fuera de la ronda.', de: 'Es gibt {{boxes}} Plätze, einige Gewinne bleiben also draußen.', fr: 'Il y a {{boxes}} places : certains lots restent donc hors de la partie.',
    pt: 'Há {{boxes}} lugares, então alguns prêmios ficam fora da rodada.', no: 'Det er {{boxes}} plasser, så noen premier blir utenfor runden.', jp: '場所は{{boxes}}か所なので、出てこない賞品もあります。',
  },
  ruleEncore: {
    en: 'One place, each as likely as any other, gets an encore: there the prize is worth so many times as much, {{multiples}}.', es: 'Un lugar, todos igual de probables, tiene un bis: allí el premio se multiplica, {{multiples}}.', de: 'Ein Platz, jeder gleich wahrscheinlich, bekommt eine Zugabe: Dort wird der Gewinn multipliziert: {{multiples}}.',
    fr: 'Une place, toutes aussi probables, a droit à un bis : son lot y est multiplié, {{multiples}}.', pt: 'Um lugar, todos igualmente prováveis, ganha um bis: ali o prêmio se multiplica, {{multiples}}.', no: 'Én plass, alle like sannsynlige, får ekstranummer: der ganges premien, {{multiples}}.', jp: '同じ確率で選ばれる1か所にアンコールがかかり、賞品が倍になります（{{multiples}}）。',
  },
  ruleBest: {
    en: 'A bet on a shelf or a stack wins when the best prize lies in it.', es: 'Una apuesta a un estante o una columna gana si el mejor premio está allí.', de: 'Ein Einsatz auf ein Regal oder einen Stapel gewinnt, wenn dort der beste Gewinn liegt.', fr: 'Une mise sur une étagère ou une pile gagne si le meilleur lot s’y trouve.',
    pt: 'A aposta em uma prateleira ou pilha ganha se o melhor prêmio estiver nela.', no: 'En innsats på en hylle eller stabel vinner når den beste premien ligger der.', jp: '段または列へのベットは、最高の賞品がそこにあれば当たりです。',
  },
});
