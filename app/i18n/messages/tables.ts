import { defineMessages } from '../define-messages';

/** Tables whose rounds are shared. */
export const tables = defineMessages({
  closesIn_one: {
    en: 'Round {{round}}: place your bets, {{count}} second left', es: 'Ronda {{round}}: haz tus apuestas, queda {{count}} segundo', de: 'Runde {{round}}: Bitte setzen, noch {{count}} Sekunde',
    fr: 'Partie {{round}} : faites vos jeux, encore {{count}} seconde', pt: 'Rodada {{round}}: faça suas apostas, falta {{count}} segundo', no: 'Runde {{round}}: sats nå, {{count}} sekund igjen', jp: 'ラウンド{{round}}：ベット受付中、残り{{count}}秒',
  },
  closesIn_other: {
    en: 'Round {{round}}: place your bets, {{count}} seconds left', es: 'Ronda {{round}}: haz tus apuestas, quedan {{count}} segundos', de: 'Runde {{round}}: Bitte setzen, noch {{count}} Sekunden',
    fr: 'Partie {{round}} : faites vos jeux, encore {{count}} secondes', pt: 'Rodada {{round}}: faça suas apostas, faltam {{count}} segundos', no: 'Runde {{round}}: sats nå, {{count}} sekunder igjen', jp: 'ラウンド{{round}}：ベット受付中、残り{{count}}秒',
  },
  dealt_one: {
    en: 'Round {{round}}: no more bets, the result comes in {{count}} second', es: 'Ronda {{round}}: no va más, el resultado sale en {{count}} segundo', de: 'Runde {{round}}: Nichts geht mehr, das Ergebnis kommt in {{count}} Sekunde',
    fr: 'Partie {{round}} : rien ne va plus, le résultat arrive dans {{count}} seconde', pt: 'Rodada {{round}}: apostas encerradas, o resultado sai em {{count}} segundo', no: 'Runde {{round}}: ingen flere innsatser, resultatet kommer om {{count}} sekund', jp: 'ラウンド{{round}}：受付終了、あと{{count}}秒で結果が出ます',
  },
  dealt_other: {
    en: 'Round {{round}}: no more bets, the result comes in {{count}} seconds', es: 'Ronda {{round}}: no va más, el resultado sale en {{count}} segundos', de: 'Runde {{round}}: Nichts geht mehr, das Ergebnis kommt in {{count}} Sekunden',
    fr: 'Partie {{round}} : rien ne va plus, le résultat arrive dans {{count}} secondes', pt: 'Rodada {{round}}: apostas encerradas, o resultado sai em {{count}} segundos', no: 'Runde {{round}}: ingen flere innsatser, resultatet kommer om {{count}} sekunder', jp: 'ラウンド{{round}}：受付終了、あと{{count}}秒で結果が出ます',
  },
  result: {
    en: 'Round {{round}}: {{result}}', es: 'Ronda {{round}}: {{result}}', de: 'Runde {{round}}: {{result}}', fr: 'Partie {{round}} : {{result}}', pt: 'Rodada {{round}}: {{result}}', no: 'Runde {{round}}: {{result}}', jp: 'ラウンド{{round}}：{{result}}',
  },
  refreshes: {
    en: 'This page follows the table by itself.', es: 'Esta página sigue la mesa por sí sola.', de: 'Diese Seite folgt dem Tisch von selbst.', fr: 'Cette page suit la table d’elle-même.',
    pt: 'Esta página acompanha a mesa sozinha.', no: 'Denne siden følger bordet av seg selv.', jp: 'このページは自動でテーブルの進行に合わせて更新されます。',
  },
  stopRefreshing: { en: 'Stop refreshing', es: 'Detener la actualización', de: 'Nicht mehr aktualisieren', fr: 'Arrêter l’actualisation', pt: 'Parar de atualizar', no: 'Stopp oppdateringen', jp: '自動更新を止める' },
  stands: {
    en: 'This page stands still.', es: 'Esta página no se actualiza.', de: 'Diese Seite steht still.', fr: 'Cette page ne s’actualise pas.', pt: 'Esta página está parada.', no: 'Denne siden står stille.', jp: '自動更新は停止中です。',
  },
  refreshNow: { en: 'Refresh now', es: 'Actualizar ahora', de: 'Jetzt aktualisieren', fr: 'Actualiser maintenant', pt: 'Atualizar agora', no: 'Oppdater nå', jp: '今すぐ更新' },
  follow: { en: 'Follow the table again', es: 'Volver a seguir la mesa', de: 'Dem Tisch wieder folgen', fr: 'Suivre de nouveau la table', pt: 'Voltar a acompanhar a mesa', no: 'Følg bordet igjen', jp: '自動更新を再開する' },

  chip: { en: 'Chip', es: 'Ficha', de: 'Jeton', fr: 'Jeton', pt: 'Ficha', no: 'Sjetong', jp: 'チップ' },
  chipInvalid: { en: 'Choose a chip', es: 'Elige una ficha', de: 'Wählen Sie einen Jeton', fr: 'Choisissez un jeton', pt: 'Escolha uma ficha', no: 'Velg en sjetong', jp: 'チップを選んでください' },
  spotMissing: {
    en: 'Choose at least one place for your chip', es: 'Elige al menos una casilla para tu ficha', de: 'Wählen Sie mindestens ein Feld für Ihren Jeton', fr: 'Choisissez au moins une case pour votre jeton',
    pt: 'Escolha pelo menos uma casa para sua ficha', no: 'Velg minst ett felt til sjetongen', jp: 'チップを置く場所を少なくとも1つ選んでください',
  },
  felt: { en: 'The felt', es: 'El tapete', de: 'Das Tableau', fr: 'Le tapis', pt: 'O pano', no: 'Bordet', jp: 'テーブル' },
  lay: {
    en: 'A chip goes to each place you tick. Bets add up until the round closes.', es: 'En cada casilla marcada va una ficha. Las apuestas se suman hasta que se cierra la ronda.', de: 'Auf jedes angekreuzte Feld kommt ein Jeton. Einsätze addieren sich, bis die Runde schließt.',
    fr: 'Un jeton est posé sur chaque case cochée. Les mises s’additionnent jusqu’à la clôture de la partie.', pt: 'Cada casa marcada recebe uma ficha. As apostas se somam até a rodada fechar.', no: 'Hvert avkrysset felt får en sjetong. Innsatsene legges sammen til runden stenger.', jp: '選んだ場所ごとにチップを1枚置きます。受付が終わるまでベットを追加できます。',
  },
  place: {
    en: 'Bet on round {{round}}', es: 'Apostar en la ronda {{round}}', de: 'Auf Runde {{round}} setzen', fr: 'Miser sur la partie {{round}}', pt: 'Apostar na rodada {{round}}', no: 'Sats på runde {{round}}', jp: 'ラウンド{{round}}にベットする',
  },
  again: {
    en: 'Same bets again: {{amount}}', es: 'Repetir apuestas: {{amount}}', de: 'Gleiche Einsätze noch einmal: {{amount}}', fr: 'Rejouer les mêmes mises : {{amount}}', pt: 'Repetir apostas: {{amount}}', no: 'Samme innsatser igjen: {{amount}}', jp: '同じベットをもう一度：{{amount}}',
  },
  limits: {
    en: '{{chip}} to {{spot}} on a place, up to {{round}} in a round.', es: 'De {{chip}} a {{spot}} por casilla, hasta {{round}} por ronda.', de: '{{chip}} bis {{spot}} auf ein Feld, bis {{round}} in einer Runde.',
    fr: 'De {{chip}} à {{spot}} par case, jusqu’à {{round}} par partie.', pt: 'De {{chip}} a {{spot}} por casa, até {{round}} por rodada.', no: '{{chip}} til {{spot}} per felt, opptil {{round}} i en runde.', jp: '1か所につき{{chip}}～{{spot}}、1ラウンド合計{{round}}まで。',
  },
  placed: { en: 'Your bets are placed', es: 'Tus apuestas están hechas', de: 'Ihre Einsätze stehen', fr: 'Vos mises sont placées', pt: 'Suas apostas foram feitas', no: 'Innsatsene er plassert', jp: 'ベットしました' },
  yourBets: { en: 'Your bets', es: 'Tus apuestas', de: 'Ihre Einsätze', fr: 'Vos mises', pt: 'Suas apostas', no: 'Dine innsatser', jp: 'あなたのベット' },
  ofRound: { en: 'Round {{round}}', es: 'Ronda {{round}}', de: 'Runde {{round}}', fr: 'Partie {{round}}', pt: 'Rodada {{round}}', no: 'Runde {{round}}', jp: 'ラウンド{{round}}' },
  onSpot: { en: 'What you bet on', es: 'A qué apostaste', de: 'Worauf Sie gesetzt haben', fr: 'Vos choix', pt: 'No que você apostou', no: 'Det du satset på', jp: 'ベットした場所' },
  moreSpots_one: { en: '{{shown}} more place', es: '{{shown}} casilla más', de: '{{shown}} weiteres Feld', fr: '{{shown}} autre case', pt: 'Mais {{shown}} casa', no: '{{shown}} felt til', jp: 'ほか{{shown}}か所' },
  moreSpots_other: { en: '{{shown}} more places', es: '{{shown}} casillas más', de: '{{shown}} weitere Felder', fr: '{{shown}} autres cases', pt: 'Mais {{shown}} casas', no: '{{shown}} felt til', jp: 'ほか{{shown}}か所' },
  history: { en: 'Latest results', es: 'Últimos resultados', de: 'Letzte Ergebnisse', fr: 'Derniers résultats', pt: 'Últimos resultados', no: 'Siste resultater', jp: '最近の結果' },

  seats_one: { en: '{{count}} person at the table', es: '{{count}} persona en la mesa', de: '{{count}} Person am Tisch', fr: '{{count}} personne à la table', pt: '{{count}} pessoa na mesa', no: '{{count}} person ved bordet', jp: 'テーブルに{{count}}人' },
  seats_other: { en: '{{count}} people at the table', es: '{{count}} personas en la mesa', de: '{{count}} Personen am Tisch', fr: '{{count}} personnes à la table', pt: '{{count}} pessoas na mesa', no: '{{count}} personer ved bordet', jp: 'テーブルに{{count}}人' },
  guest: { en: 'Guest', es: 'Invitado', de: 'Gast', fr: 'Invité', pt: 'Visitante', no: 'Gjest', jp: 'ゲスト' },
  player: { en: 'Player', es: 'Jugador', de: 'Spieler', fr: 'Joueur', pt: 'Jogador', no: 'Spiller', jp: 'プレイヤー' },
  betsOf: {
    en: 'Bets on round {{round}}: {{total}}', es: 'Apuestas en la ronda {{round}}: {{total}}', de: 'Einsätze auf Runde {{round}}: {{total}}', fr: 'Mises sur la partie {{round}} : {{total}}', pt: 'Apostas na rodada {{round}}: {{total}}', no: 'Innsatser på runde {{round}}: {{total}}', jp: 'ラウンド{{round}}のベット：{{total}}件',
  },

  fair: { en: 'How to check these rounds', es: 'Cómo comprobar estas rondas', de: 'So prüfen Sie diese Runden', fr: 'Comment vérifier ces parties', pt: 'Como conferir estas rodadas', no: 'Slik kontrollerer du rundene', jp: 'ラウンドの確認方法' },
  fairText: {
    en: 'The secrets of the rounds hang on one chain of {{rounds}}, which was made before the first of them that was played. Hash a round’s secret with SHA-256 and you get the secret of the round before; the very first one gives the chain’s end below. So no result was changed after the chain was made. It doesn’t show how we chose the chain.',
    es: 'Los secretos de las rondas forman una cadena de {{rounds}}, creada antes de la primera que se jugó. El hash SHA-256 del secreto de una ronda es el secreto de la anterior; el primero de todos da el final de la cadena que ves abajo. Así se ve que ningún resultado cambió después de crear la cadena. No muestra cómo la elegimos.',
    de: 'Die Geheimnisse der Runden hängen an einer Kette von {{rounds}}, die vor der ersten gespielten Runde entstand. Der SHA-256-Hash des Geheimnisses einer Runde ist das Geheimnis der Runde davor; das allererste ergibt das Kettenende unten. Damit steht fest, dass kein Ergebnis geändert wurde, seit die Kette erstellt ist. Wie wir die Kette gewählt haben, zeigt das nicht.',
    fr: 'Les secrets des parties forment une chaîne de {{rounds}}, créée avant la première partie jouée. Le hachage SHA-256 du secret d’une partie donne le secret de la précédente ; le tout premier donne la fin de chaîne ci-dessous. Aucun résultat n’a donc été changé après la création de la chaîne. Cela ne montre pas comment nous avons choisi la chaîne.',
    pt: 'Os segredos das rodadas formam uma cadeia de {{rounds}}, criada antes da primeira que foi jogada. O hash SHA-256 do segredo de uma rodada é o segredo da anterior; o primeiro de todos resulta no fim da cadeia abaixo. Assim se vê que nenhum resultado mudou depois de criada a cadeia. Isso não mostra como escolhemos a cadeia.',
    no: 'Hemmelighetene til rundene henger på én kjede med {{rounds}}, som ble laget før den første som ble spilt. SHA-256-hashen av en rundes hemmelighet er hemmeligheten til runden før; den aller første gir kjedens ende nedenfor. Dermed er ingen resultater endret etter at kjeden ble laget. Det viser ikke hvordan vi valgte kjeden.',
    jp: '各ラウンドの秘密値は、実際にプレイされた最初のラウンドより前に作られた、{{rounds}}個からなる1本のチェーンでつながっています。あるラウンドの秘密値をSHA-256でハッシュすると1つ前の秘密値になり、いちばん最初の秘密値からは下のチェーン終端が得られます。このため、チェーンの作成後に結果が変更されていないことが分かります。ただし、チェーンをどのように選んだかまでは分かりません。',
  },
  chainEnd: { en: 'End of the chain', es: 'Final de la cadena', de: 'Ende der Kette', fr: 'Fin de la chaîne', pt: 'Fim da cadeia', no: 'Kjedens ende', jp: 'チェーンの終端' },
  nextChainEnd: { en: 'End of the next chain', es: 'Final de la próxima cadena', de: 'Ende der nächsten Kette', fr: 'Fin de la prochaine chaîne', pt: 'Fim da próxima cadeia', no: 'Neste kjedes ende', jp: '次のチェーンの終端' },
  firstRound: { en: 'First round played on it', es: 'Primera ronda jugada con ella', de: 'Erste damit gespielte Runde', fr: 'Première partie jouée avec elle', pt: 'Primeira rodada jogada com ela', no: 'Første runde som ble spilt med den', jp: 'このチェーンで最初にプレイされたラウンド' },
  draws: {
    en: 'What a round comes to is drawn by HMAC-SHA256 of its secret and its public name, such as {{name}}:0:0, in the order that the rules of the game publish.',
    es: 'El resultado de una ronda se extrae con HMAC-SHA256 de su secreto y su nombre público, por ejemplo {{name}}:0:0, en el orden que publican las reglas del juego.',
    de: 'Das Ergebnis einer Runde wird per HMAC-SHA256 aus ihrem Geheimnis und ihrem öffentlichen Namen gezogen, zum Beispiel {{name}}:0:0, in der veröffentlichten Reihenfolge des Spiels.',
    fr: 'Le résultat d’une partie est tiré par HMAC-SHA256 de son secret et de son nom public, par exemple {{name}}:0:0, dans l’ordre publié du jeu.',
    pt: 'O resultado de uma rodada é sorteado por HMAC-SHA256 do seu segredo e do seu nome público, por exemplo {{name}}:0:0, na ordem publicada do jogo.',
    no: 'Resultatet av en runde trekkes med HMAC-SHA256 av hemmeligheten og det offentlige navnet, for eksempel {{name}}:0:0, i den rekkefølgen spillet har publisert.',
    jp: 'ラウンドの結果は、秘密値と公開名（例：{{name}}:0:0）のHMAC-SHA256から、公開された順序で抽選されます。',
  },
  madeAt: { en: 'Chain made', es: 'Cadena creada', de: 'Kette erstellt', fr: 'Chaîne créée', pt: 'Cadeia criada', no: 'Kjeden laget', jp: 'チェーンの作成日時' },
  chainHolds: {
    en: 'We have hashed the last {{count}} secrets again: each leads to the one before.', es: 'Hemos vuelto a calcular los últimos {{count}} secretos: cada uno lleva al anterior.', de: 'Die letzten {{count}} Geheimnisse wurden nachgerechnet: Jedes führt zum vorigen.',
    fr: 'Les {{count}} derniers secrets ont été recalculés : chacun mène au précédent.', pt: 'Recalculamos os últimos {{count}} segredos: cada um leva ao anterior.', no: 'De siste {{count}} hemmelighetene er regnet etter: hver fører til den forrige.', jp: '直近{{count}}件の秘密値を再計算しました。すべて1つ前の値につながっています。',
  },
  chainBroken: {
    en: 'Among the last {{count}} secrets there is one that does not lead to the one before. Please tell us.', es: 'Entre los últimos {{count}} secretos hay uno que no lleva al anterior. Avísanos, por favor.', de: 'Unter den letzten {{count}} Geheimnissen führt eines nicht zum vorigen. Bitte melden Sie uns das.',
    fr: 'Parmi les {{count}} derniers secrets, l’un ne mène pas au précédent. Merci de nous prévenir.', pt: 'Entre os últimos {{count}} segredos há um que não leva ao anterior. Avise-nos, por favor.', no: 'Blant de siste {{count}} hemmelighetene er det en som ikke fører til den forrige. Si fra til oss.', jp: '直近{{count}}件の秘密値の中に、1つ前の値につながらないものがあります。お知らせください。',
  },

  bet: { en: 'Bet', es: 'Apuesta', de: 'Einsatz auf', fr: 'Mise', pt: 'Aposta', no: 'Innsats på', jp: 'ベット' },
  pays: { en: 'Pays', es: 'Paga', de: 'Zahlt', fr: 'Paie', pt: 'Paga', no: 'Betaler', jp: '配当' },
  returns: { en: 'Return', es: 'Retorno', de: 'RTP-Quote', fr: 'Redistribution', pt: 'Retorno', no: 'Tilbakebetaling', jp: '還元率' },
  paysMeaning: {
    en: 'Payouts are multiples of the stake and contain it. The return of the game is the lowest among its bets.', es: 'Los premios son múltiplos de la apuesta y la incluyen. El retorno del juego es el más bajo de sus apuestas.',
    de: 'Auszahlungen sind Vielfache des Einsatzes und enthalten ihn. Als RTP-Quote des Spiels gilt die niedrigste seiner Wetten.', fr: 'Les gains sont des multiples de la mise et la comprennent. Le taux du jeu est le plus bas de ses mises.',
    pt: 'Os prêmios são múltiplos da aposta e a incluem. O retorno do jogo é o menor entre suas apostas.', no: 'Gevinstene er multipler av innsatsen og inneholder den. Spillets tilbakebetaling er den laveste blant innsatsene.', jp: '配当は元のベット額を含む倍率です。ゲームの還元率には、ベットの中で最も低いものを表示しています。',
  },
  rhythm: {
    en: 'A round closes every {{every}} seconds, for everybody at the table at once; its result is shown {{dealing}} seconds later. A bet counts when its whole request has arrived before the close.',
    es: 'Cada {{every}} segundos se cierra una ronda, a la vez para toda la mesa; el resultado se muestra {{dealing}} segundos después. Una apuesta cuenta si llega completa antes del cierre.',
    de: 'Alle {{every}} Sekunden schließt eine Runde, für alle am Tisch zugleich; das Ergebnis erscheint {{dealing}} Sekunden später. Ein Einsatz zählt, wenn er vollständig vor dem Schluss eingegangen ist.',
    fr: 'Une partie se clôt toutes les {{every}} secondes, au même instant pour toute la table ; le résultat s’affiche {{dealing}} secondes plus tard. Une mise compte si elle est arrivée en entier avant la clôture.',
    pt: 'Uma rodada fecha a cada {{every}} segundos, ao mesmo tempo para toda a mesa; o resultado aparece {{dealing}} segundos depois. A aposta vale se chegar inteira antes do fechamento.',
    no: 'En runde stenger hvert {{every}}. sekund, samtidig for alle ved bordet; resultatet vises {{dealing}} sekunder senere. En innsats gjelder når hele forespørselen er kommet inn før den stenger.',
    jp: 'ラウンドは{{every}}秒ごとにテーブル全員で同時に締め切られ、{{dealing}}秒後に結果が表示されます。締め切り前にすべて届いたベットだけが有効です。',
  },
});
