import { defineMessages } from '../define-messages';

/** The pages of help and rules, and how each family of games is played. Their own texts are content (`locales/<language>/content/info`). */
export const info = defineMessages({
  title: { en: 'Help and information', es: 'Ayuda e información', de: 'Hilfe und Informationen', fr: 'Aide et informations', pt: 'Ajuda e informações', no: 'Hjelp og informasjon', jp: 'ヘルプ・ご案内' },
  lead: {
    en: 'How things work here, what the rules are, and who to ask when something is unclear.',
    es: 'Cómo funciona todo, cuáles son las reglas y a quién preguntar si algo no queda claro.',
    de: 'Wie alles funktioniert, welche Regeln gelten und an wen Sie sich mit Fragen wenden.',
    fr: 'Le fonctionnement du site, ses règles et les personnes à qui poser vos questions.',
    pt: 'Como tudo funciona, quais são as regras e a quem perguntar em caso de dúvida.',
    no: 'Slik fungerer alt, dette er reglene, og her kan du spørre når noe er uklart.',
    jp: 'サービスの使い方や規約のほか、ご不明な点のお問い合わせ先をご案内します。',
  },
  group_play: { en: 'Start playing', es: 'Empezar a jugar', de: 'Loslegen', fr: 'Bien débuter', pt: 'Comece a jogar', no: 'Kom i gang', jp: 'はじめての方へ' },
  group_money: { en: 'Money, bonuses and rewards', es: 'Dinero, bonos y recompensas', de: 'Geld, Boni und Belohnungen', fr: 'Argent, bonus et récompenses', pt: 'Dinheiro, bônus e recompensas', no: 'Penger, bonuser og belønninger', jp: '入出金・ボーナス・報酬' },
  group_safety: { en: 'Your safety', es: 'Tu protección', de: 'Ihr Schutz', fr: 'Votre protection', pt: 'Sua proteção', no: 'Din trygghet', jp: '安心してお楽しみいただくために' },
  group_rules: { en: 'Rules and privacy', es: 'Normas y privacidad', de: 'Regeln und Datenschutz', fr: 'Règles et confidentialité', pt: 'Regras e privacidade', no: 'Regler og personvern', jp: '規約・プライバシー' },
  group_more: { en: 'More', es: 'Más', de: 'Mehr', fr: 'Autres pages', pt: 'Mais', no: 'Mer', jp: 'その他' },
  notFound: { en: 'You didn’t find your answer?', es: '¿No has encontrado la respuesta?', de: 'Ihre Frage ist noch offen?', fr: 'Vous n’avez pas trouvé la réponse ?', pt: 'Não encontrou a resposta?', no: 'Fant du ikke svaret?', jp: '解決しない場合は' },
  notFoundText: {
    en: 'Write to us. A person reads every message and answers it.', es: 'Escríbenos. Una persona lee y responde cada mensaje.', de: 'Schreiben Sie uns. Jede Nachricht wird von einem Menschen gelesen und beantwortet.',
    fr: 'Écrivez-nous. Chaque message est lu par une personne, qui y répond.', pt: 'Escreva para nós. Cada mensagem é lida e respondida por uma pessoa.', no: 'Skriv til oss. Et menneske leser og svarer på hver melding.', jp: 'お問い合わせください。すべてのメッセージを担当者が確認し、お返事いたします。',
  },
  contents: { en: 'On this page', es: 'En esta página', de: 'Auf dieser Seite', fr: 'Sur cette page', pt: 'Nesta página', no: 'På denne siden', jp: 'このページの内容' },
  updated: { en: 'Updated on {{date}}', es: 'Actualizado: {{date}}', de: 'Stand: {{date}}', fr: 'Mise à jour du {{date}}', pt: 'Atualizado em {{date}}', no: 'Oppdatert {{date}}', jp: '更新日：{{date}}' },
  related: { en: 'Related pages', es: 'Páginas relacionadas', de: 'Verwandte Seiten', fr: 'Pages associées', pt: 'Páginas relacionadas', no: 'Relaterte sider', jp: '関連ページ' },

  families: { en: 'Rules by kind of game', es: 'Reglas por tipo de juego', de: 'Regeln nach Spielart', fr: 'Règles par type de jeu', pt: 'Regras por tipo de jogo', no: 'Regler etter type spill', jp: 'ゲームの種類別ルール' },
  familyTitle: { en: 'How to play: {{family}}', es: 'Cómo se juega: {{family}}', de: 'So wird gespielt: {{family}}', fr: '{{family}}, règles et jeux', pt: 'Como jogar: {{family}}', no: 'Slik spiller du: {{family}}', jp: '遊び方：{{family}}' },
  ruleExample: { en: 'The rules, with {{game}} as the example', es: 'Las reglas, con {{game}} como ejemplo', de: 'Die Regeln am Beispiel von {{game}}', fr: 'Les règles, avec {{game}} pour exemple', pt: 'As regras, com {{game}} como exemplo', no: 'Reglene, med {{game}} som eksempel', jp: 'ルール（例：{{game}}）' },
  ruleOwn: {
    en: 'Every game states its own rules, payouts and return. They can differ from this example.',
    es: 'Cada juego indica sus propias reglas, premios y retorno, que pueden ser distintos de este ejemplo.',
    de: 'Jedes Spiel nennt seine eigenen Regeln, Gewinne und RTP-Quote. Sie können von diesem Beispiel abweichen.',
    fr: 'Chaque jeu indique ses propres règles, ses gains et son taux de redistribution, qui peuvent différer de cet exemple.',
    pt: 'Cada jogo informa suas próprias regras, seus prêmios e seu retorno, que podem ser diferentes deste exemplo.',
    no: 'Hvert spill oppgir sine egne regler, gevinster og tilbakebetaling. De kan avvike fra dette eksempelet.',
    jp: 'ルール、配当、還元率はゲームごとに表示しています。この例とは異なる場合があります。',
  },
  familyGames: { en: 'Games of this kind', es: 'Juegos de este tipo', de: 'Spiele dieser Art', fr: 'Jeux de ce type', pt: 'Jogos deste tipo', no: 'Spill av denne typen', jp: 'この種類のゲーム' },
  noGames: { en: 'There is no game of this kind at the moment.', es: 'Ahora mismo no hay ningún juego de este tipo.', de: 'Zurzeit gibt es kein Spiel dieser Art.', fr: 'Il n’y a aucun jeu de ce type pour le moment.', pt: 'No momento não há nenhum jogo deste tipo.', no: 'Det finnes ingen spill av denne typen akkurat nå.', jp: '現在、この種類のゲームはありません。' },

  family_slot: { en: 'Line slots', es: 'Tragaperras de líneas', de: 'Linien-Spielautomaten', fr: 'Machines à sous à lignes', pt: 'Caça-níqueis de linhas', no: 'Spilleautomater med linjer', jp: 'ラインスロット' },
  familyText_slot: {
    en: 'Matching symbols along a line, read from the left, win.', es: 'Ganan los símbolos iguales en una línea, contados desde la izquierda.', de: 'Gleiche Symbole auf einer Linie gewinnen, von links gelesen.', fr: 'Des symboles identiques sur une ligne, lus depuis la gauche, donnent un gain.',
    pt: 'Símbolos iguais em uma linha, contados a partir da esquerda, dão prêmio.', no: 'Like symboler langs en linje vinner, lest fra venstre.', jp: '左から順に、ライン上に同じシンボルが並ぶと配当になります。',
  },
  family_ways: { en: 'Ways slots', es: 'Tragaperras de formas de ganar', de: 'Spielautomaten mit Gewinnwegen', fr: 'Machines à sous sans lignes', pt: 'Caça-níqueis de maneiras de ganhar', no: 'Spilleautomater med gevinstveier', jp: 'ウェイズスロット' },
  familyText_ways: {
    en: 'Matching symbols on neighbouring reels win wherever they land.', es: 'Los símbolos iguales en rodillos vecinos ganan caigan donde caigan.', de: 'Gleiche Symbole auf benachbarten Walzen gewinnen, wo auch immer sie landen.', fr: 'Des symboles identiques sur des rouleaux voisins gagnent où qu’ils tombent.',
    pt: 'Símbolos iguais em rolos vizinhos dão prêmio onde quer que caiam.', no: 'Like symboler på nabohjul vinner uansett hvor de lander.', jp: '隣り合うリールに同じシンボルが出れば、どの位置でも配当になります。',
  },
  family_cluster: { en: 'Cluster slots', es: 'Tragaperras de grupos', de: 'Cluster-Spielautomaten', fr: 'Machines à sous à groupes', pt: 'Caça-níqueis de grupos', no: 'Klyngeautomater', jp: 'クラスタースロット' },
  familyText_cluster: {
    en: 'Touching symbols win as a group, disappear and make room for new ones.', es: 'Los símbolos que se tocan ganan en grupo, desaparecen y dejan sitio a otros.', de: 'Symbole, die sich berühren, gewinnen gemeinsam, verschwinden und machen neuen Platz.', fr: 'Les symboles qui se touchent gagnent ensemble, disparaissent et laissent la place à d’autres.',
    pt: 'Símbolos que se tocam ganham em grupo, somem e abrem espaço para outros.', no: 'Symboler som berører hverandre, vinner sammen, forsvinner og gir plass til nye.', jp: '隣り合う同じシンボルがまとまって配当になり、消えた場所に新しいシンボルが落ちてきます。',
  },
  family_hold: { en: 'Hold slots', es: 'Tragaperras con función Hold', de: 'Spielautomaten mit Hold-Funktion', fr: 'Machines à sous avec fonction Hold', pt: 'Caça-níqueis com função Hold', no: 'Spilleautomater med hold-funksjon', jp: 'ホールドスロット' },
  familyText_hold: {
    en: 'Special symbols stay where they are while the empty positions respin.', es: 'Los símbolos especiales se quedan en su sitio mientras se hacen respins de las posiciones vacías.', de: 'Sondersymbole bleiben liegen, während die leeren Felder Respins bekommen.', fr: 'Les symboles spéciaux restent en place pendant les respins des cases vides.',
    pt: 'Os símbolos especiais ficam no lugar enquanto as posições vazias recebem respins.', no: 'Spesialsymboler blir liggende mens de tomme plassene får respinn.', jp: '特別なシンボルがその場に残り、空いた場所だけがリスピンします。',
  },
  family_ladder: { en: 'Ladder slots', es: 'Tragaperras de escalera', de: 'Leiter-Spielautomaten', fr: 'Machines à sous à échelle', pt: 'Caça-níqueis de escada', no: 'Stigeautomater', jp: 'ラダースロット' },
  familyText_ladder: {
    en: 'Each win brings a free spin one step higher. All wins are added up.', es: 'Cada premio da una tirada gratis un peldaño más arriba. Todos los premios se suman.', de: 'Jeder Gewinn bringt ein Freispiel eine Sprosse höher. Alle Gewinne werden addiert.', fr: 'Chaque gain offre un tour gratuit un échelon plus haut. Tous les gains s’additionnent.',
    pt: 'Cada prêmio dá uma rodada grátis um degrau acima. Todos os prêmios são somados.', no: 'Hver gevinst gir et gratisspinn ett trinn høyere. Alle gevinster legges sammen.', jp: '配当が出るたびに1段上でフリースピンが続き、すべての配当が合計されます。',
  },
  family_jackpot: { en: 'Jackpot slots', es: 'Tragaperras con bote', de: 'Jackpot-Spielautomaten', fr: 'Machines à sous à jackpot', pt: 'Caça-níqueis com jackpot', no: 'Jackpotautomater', jp: 'ジャックポットスロット' },
  familyText_jackpot: {
    en: 'Part of every stake feeds a jackpot that any spin can win.', es: 'Una parte de cada apuesta alimenta un bote que puede tocar en cualquier giro.', de: 'Ein Teil jedes Einsatzes fließt in einen Jackpot, den jeder Dreh gewinnen kann.', fr: 'Une part de chaque mise alimente un jackpot que tout tour peut remporter.',
    pt: 'Parte de cada aposta alimenta um jackpot que pode sair em qualquer giro.', no: 'En del av hver innsats går til en jackpot som kan vinnes i ethvert spinn.', jp: 'ベット額の一部がジャックポットに積み立てられ、どのスピンでも当たる可能性があります。',
  },
  family_mines: { en: 'Mines', es: 'Minas', de: 'Minen', fr: 'Mines', pt: 'Minas', no: 'Miner', jp: 'マインズ' },
  familyText_mines: {
    en: 'Open safe cells one by one and cash out before you hit a mine.', es: 'Abre casillas seguras una a una y cobra antes de dar con una mina.', de: 'Öffnen Sie sichere Felder und nehmen Sie den Gewinn mit, bevor Sie eine Mine treffen.', fr: 'Ouvrez des cases sûres une à une et encaissez avant de tomber sur une mine.',
    pt: 'Abra casas seguras uma a uma e retire antes de encontrar uma mina.', no: 'Åpne trygge ruter én etter én, og cash ut før du treffer en mine.', jp: '安全なマスを1つずつ開け、地雷に当たる前にキャッシュアウトします。',
  },
  family_dice: { en: 'Dice', es: 'Dados', de: 'Würfel', fr: 'Dés', pt: 'Dados', no: 'Terning', jp: 'ダイス' },
  familyText_dice: {
    en: 'Choose your chance of winning. The smaller it is, the higher the multiplier.', es: 'Elige tu probabilidad de ganar. Cuanto menor es, más alto es el multiplicador.', de: 'Wählen Sie Ihre Gewinnchance. Je kleiner sie ist, desto höher der Multiplikator.', fr: 'Choisissez votre probabilité de gain. Plus elle est faible, plus le multiplicateur est élevé.',
    pt: 'Escolha sua chance de ganhar. Quanto menor ela for, maior o multiplicador.', no: 'Velg vinnersjansen. Jo mindre den er, desto høyere er multiplikatoren.', jp: '当たる確率を選びます。確率が低いほど倍率は高くなります。',
  },
  family_plinko: { en: 'Plinko', es: 'Plinko', de: 'Plinko', fr: 'Plinko', pt: 'Plinko', no: 'Plinko', jp: 'プリンコ' },
  familyText_plinko: {
    en: 'A ball falls through the pins, and the pocket it lands in sets the multiplier.', es: 'Una bola cae entre los pivotes y el hueco en el que acaba fija el multiplicador.', de: 'Eine Kugel fällt durch die Stifte, und das Fach, in dem sie landet, bestimmt den Multiplikator.', fr: 'Une bille tombe entre les picots et la case d’arrivée fixe le multiplicateur.',
    pt: 'Uma bola cai entre os pinos, e a casa em que ela para define o multiplicador.', no: 'En kule faller mellom pinnene, og lommen den lander i, bestemmer multiplikatoren.', jp: 'ボールがピンの間を落ち、入ったポケットで倍率が決まります。',
  },
  'family_hi-lo': { en: 'Higher or lower', es: 'Mayor o menor', de: 'Höher oder tiefer', fr: 'Plus haut ou plus bas', pt: 'Maior ou menor', no: 'Høyere eller lavere', jp: 'ハイ＆ロー' },
  'familyText_hi-lo': {
    en: 'Will the next card rank higher or lower? Each right guess raises the multiplier.', es: '¿La carta siguiente será mayor o menor? Cada acierto sube el multiplicador.', de: 'Ist die nächste Karte höher oder tiefer? Jeder Treffer erhöht den Multiplikator.', fr: 'La carte suivante sera-t-elle plus haute ou plus basse ? Chaque bonne réponse augmente le multiplicateur.',
    pt: 'A próxima carta será maior ou menor? Cada acerto aumenta o multiplicador.', no: 'Er neste kort høyere eller lavere? Hvert riktige svar øker multiplikatoren.', jp: '次のカードは上か下か。当てるたびに倍率が上がります。',
  },
  family_poker: { en: 'Video poker', es: 'Videopóker', de: 'Video-Poker', fr: 'Vidéo poker', pt: 'Vídeo pôquer', no: 'Videopoker', jp: 'ビデオポーカー' },
  familyText_poker: {
    en: 'Five cards and one draw. Hold the best ones, and your final hand is paid.', es: 'Cinco cartas y un cambio. Mantén las mejores y cobra según tu mano final.', de: 'Fünf Karten, ein Tausch. Halten Sie die besten, dann wird Ihr Blatt bezahlt.', fr: 'Cinq cartes et un tirage. Gardez les meilleures et votre main finale est payée.',
    pt: 'Cinco cartas e uma troca. Mantenha as melhores e receba pela mão final.', no: 'Fem kort og ett bytte. Behold de beste, så får du betalt for hånden.', jp: '5枚のカードを1回だけ交換し、できた役に応じて配当が決まります。',
  },
  family_blackjack: { en: 'Blackjack', es: 'Blackjack', de: 'Blackjack', fr: 'Blackjack', pt: 'Blackjack', no: 'Blackjack', jp: 'ブラックジャック' },
  familyText_blackjack: {
    en: 'Get closer to 21 than the dealer without going over.', es: 'Acércate a 21 más que el crupier sin pasarte.', de: 'Kommen Sie näher an 21 als der Dealer, ohne darüber zu gehen.', fr: 'Approchez-vous de 21 plus que le croupier, sans dépasser.',
    pt: 'Chegue mais perto de 21 que o dealer sem passar.', no: 'Kom nærmere 21 enn dealeren uten å gå over.', jp: '21を超えずに、ディーラーより21に近づけば勝ちです。',
  },
  'family_shared-blackjack': { en: 'Blackjack at a shared table', es: 'Blackjack en mesa compartida', de: 'Blackjack am gemeinsamen Tisch', fr: 'Blackjack à table commune', pt: 'Blackjack em mesa compartilhada', no: 'Blackjack ved felles bord', jp: 'ブラックジャック（共有テーブル）' },
  'familyText_shared-blackjack': {
    en: 'One hand for everybody at the table, played by fixed rules against the dealer.', es: 'Una mano para toda la mesa, jugada con reglas fijas contra el crupier.', de: 'Ein Blatt für den ganzen Tisch, nach festen Regeln gegen den Dealer gespielt.', fr: 'Une main pour toute la table, jouée contre le croupier selon des règles fixes.',
    pt: 'Uma mão para toda a mesa, jogada com regras fixas contra o dealer.', no: 'Én hånd for hele bordet, spilt etter faste regler mot dealeren.', jp: 'テーブル全員が同じ手札に参加し、決まったルールでディーラーと勝負します。',
  },
  family_roulette: { en: 'Roulette', es: 'Ruleta', de: 'Roulette', fr: 'Roulette', pt: 'Roleta', no: 'Rulett', jp: 'ルーレット' },
  familyText_roulette: {
    en: 'Bet on where the ball will land. It can be one number, a group or a colour.', es: 'Apuesta a dónde caerá la bola. Puede ser un número, un grupo o un color.', de: 'Setzen Sie darauf, wo die Kugel landet. Möglich sind eine Zahl, eine Gruppe oder eine Farbe.', fr: 'Misez sur l’endroit où la bille s’arrêtera. Un numéro, un groupe ou une couleur.',
    pt: 'Aposte em onde a bola vai parar. Pode ser um número, um grupo ou uma cor.', no: 'Sats på hvor kulen lander. Det kan være ett tall, en gruppe eller en farge.', jp: 'ボールが入る場所を予想します。数字、グループ、色にベットできます。',
  },
  family_baccarat: { en: 'Baccarat', es: 'Baccarat', de: 'Baccarat', fr: 'Baccara', pt: 'Bacará', no: 'Baccarat', jp: 'バカラ' },
  familyText_baccarat: {
    en: 'Bet on player, banker or a tie. The hand closer to nine wins.', es: 'Apuesta a jugador, banca o empate. Gana la mano más cercana a nueve.', de: 'Setzen Sie auf Spieler, Bank oder Unentschieden. Das Blatt näher an neun gewinnt.', fr: 'Misez sur le joueur, la banque ou l’égalité. La main la plus proche de neuf gagne.',
    pt: 'Aposte em jogador, banca ou empate. Ganha a mão mais próxima de nove.', no: 'Sats på spiller, bank eller uavgjort. Hånden nærmest ni vinner.', jp: 'プレイヤー、バンカー、タイのいずれかにベットします。9に近いほうが勝ちです。',
  },
  'family_sic-bo': { en: 'Sic bo', es: 'Sic bo', de: 'Sic Bo', fr: 'Sic bo', pt: 'Sic bo', no: 'Sic bo', jp: 'シックボー' },
  'familyText_sic-bo': {
    en: 'Three dice are thrown. Bet on totals, doubles, triples or single numbers.', es: 'Se lanzan tres dados. Apuesta a sumas, dobles, triples o números sueltos.', de: 'Drei Würfel fallen. Setzen Sie auf Summen, Pasch, Dreierpasch oder einzelne Zahlen.', fr: 'Trois dés sont lancés. Misez sur des totaux, des doubles, des triples ou des chiffres.',
    pt: 'Três dados são lançados. Aposte em somas, duplas, trincas ou números.', no: 'Tre terninger kastes. Sats på summer, par, tre like eller enkelttall.', jp: '3つのサイコロの合計やゾロ目、出る目を予想します。',
  },
  'family_money-wheel': { en: 'Money wheels', es: 'Ruedas de premios', de: 'Glücksräder', fr: 'Roues des gains', pt: 'Rodas de prêmios', no: 'Lykkehjul', jp: 'マネーホイール' },
  'familyText_money-wheel': {
    en: 'Bet on the segment where the big wheel will stop.', es: 'Apuesta al segmento en el que se parará la gran rueda.', de: 'Setzen Sie auf das Feld, bei dem das große Rad stehen bleibt.', fr: 'Misez sur la case où la grande roue s’arrêtera.',
    pt: 'Aposte no segmento em que a grande roda vai parar.', no: 'Sats på feltet der det store hjulet stopper.', jp: '大きなホイールが止まる場所を予想します。',
  },
  'family_money-boxes': { en: 'Prize boxes', es: 'Cajas de premios', de: 'Gewinnboxen', fr: 'Boîtes à lots', pt: 'Caixas de prêmios', no: 'Premiebokser', jp: 'プライズボックス' },
  'familyText_money-boxes': {
    en: 'Prizes are shuffled behind closed boxes. Bet on a place and see what it holds.', es: 'Los premios se mezclan en cajas cerradas. Apuesta a un sitio y descubre qué esconde.', de: 'Gewinne werden in geschlossenen Boxen gemischt. Setzen Sie auf einen Platz und sehen Sie, was dort liegt.', fr: 'Des lots sont mélangés dans des boîtes fermées. Misez sur une place et découvrez son contenu.',
    pt: 'Os prêmios são misturados em caixas fechadas. Aposte em um lugar e veja o que há nele.', no: 'Premier stokkes i lukkede bokser. Sats på en plass og se hva som ligger der.', jp: '閉じた箱の中に賞品が隠れています。場所にベットして中身を確かめます。',
  },
  family_crash: { en: 'Crash games', es: 'Juegos crash', de: 'Crash-Spiele', fr: 'Jeux crash', pt: 'Jogos crash', no: 'Crash-spill', jp: 'クラッシュゲーム' },
  familyText_crash: {
    en: 'The multiplier climbs until it crashes. Cash out before it does.', es: 'El multiplicador sube hasta que cae. Cobra antes de que ocurra.', de: 'Der Multiplikator steigt, bis er abstürzt. Nehmen Sie Ihren Gewinn vorher mit.', fr: 'Le multiplicateur monte jusqu’au crash. Encaissez avant qu’il ne survienne.',
    pt: 'O multiplicador sobe até cair. Retire antes disso.', no: 'Multiplikatoren stiger til den krasjer. Cash ut før det skjer.', jp: '倍率はクラッシュするまで上がり続けます。その前にキャッシュアウトします。',
  },
});
