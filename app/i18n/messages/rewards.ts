import { defineMessages } from '../define-messages';

/** Cash points, levels and cashback. */
export const rewards = defineMessages({
  frozen: {
    en: 'Your account is frozen. Rewards wait until it is open again.', es: 'Tu cuenta está congelada. Los premios esperan hasta que vuelva a estar abierta.', de: 'Ihr Konto ist gesperrt. Prämien warten, bis es wieder offen ist.',
    fr: 'Votre compte est gelé. Les récompenses attendent sa réouverture.', pt: 'Sua conta está congelada. As recompensas esperam até ela ser reaberta.', no: 'Kontoen din er fryst. Belønninger venter til den er åpen igjen.',
    jp: 'アカウントは凍結中です。特典は再開後に受け取れます。',
  },
  noLevel: { en: 'No level yet', es: 'Todavía sin nivel', de: 'Noch kein Level', fr: 'Pas encore de niveau', pt: 'Ainda sem nível', no: 'Ingen nivå ennå', jp: 'レベルはまだありません' },
  level: { en: 'Level {{level}}', es: 'Nivel {{level}}', de: 'Level {{level}}', fr: 'Niveau {{level}}', pt: 'Nível {{level}}', no: 'Nivå {{level}}', jp: 'レベル{{level}}' },
  levelShort: { en: 'Level', es: 'Nivel', de: 'Level', fr: 'Niveau', pt: 'Nível', no: 'Nivå', jp: 'レベル' },
  totalPoints: {
    en: 'Cash points (CP) in all', es: 'Puntos cash (CP) en total', de: 'Cash-Punkte (CP) gesamt', fr: 'Points cash (CP) au total', pt: 'Pontos cash (CP) no total', no: 'Cash-poeng (CP) totalt', jp: '累計キャッシュポイント（CP）',
  },
  gainedPoints: {
    en: 'Gained since this level', es: 'Conseguidos desde este nivel', de: 'Seit diesem Level gesammelt', fr: 'Gagnés depuis ce niveau', pt: 'Ganhos desde este nível', no: 'Samlet siden dette nivået', jp: '現在のレベルでの獲得分',
  },
  toLevel: { en: 'To level {{level}}', es: 'Hasta el nivel {{level}}', de: 'Bis Level {{level}}', fr: 'Jusqu’au niveau {{level}}', pt: 'Até o nível {{level}}', no: 'Til nivå {{level}}', jp: 'レベル{{level}}まで' },
  pointsOf: { en: '{{points}} of {{needed}} CP', es: '{{points}} de {{needed}} CP', de: '{{points}} von {{needed}} CP', fr: '{{points}} sur {{needed}} CP', pt: '{{points}} de {{needed}} CP', no: '{{points}} av {{needed}} CP', jp: '{{needed}} CP中{{points}} CP' },
  nextReward: { en: 'It brings: {{reward}}', es: 'Premio: {{reward}}', de: 'Belohnung: {{reward}}', fr: 'Récompense : {{reward}}', pt: 'Prêmio: {{reward}}', no: 'Den gir: {{reward}}', jp: '報酬：{{reward}}' },
  spins_one: { en: '{{shown}} free spin', es: '{{shown}} giro gratis', de: '{{shown}} Freispiel', fr: '{{shown}} tour gratuit', pt: '{{shown}} rodada grátis', no: '{{shown}} gratisspinn', jp: 'フリースピン{{shown}}回' },
  spins_many: { en: '{{shown}} free spins', es: '{{shown}} giros gratis', de: '{{shown}} Freispiele', fr: '{{shown}} tours gratuits', pt: '{{shown}} rodadas grátis', no: '{{shown}} gratisspinn', jp: 'フリースピン{{shown}}回' },
  spins_other: { en: '{{shown}} free spins', es: '{{shown}} giros gratis', de: '{{shown}} Freispiele', fr: '{{shown}} tours gratuits', pt: '{{shown}} rodadas grátis', no: '{{shown}} gratisspinn', jp: 'フリースピン{{shown}}回' },
  cashAndSpins: { en: '{{amount}} and {{spins}}', es: '{{amount}} y {{spins}}', de: '{{amount}} und {{spins}}', fr: '{{amount}} et {{spins}}', pt: '{{amount}} e {{spins}}', no: '{{amount}} og {{spins}}', jp: '{{amount}}と{{spins}}' },
  howPoints: {
    en: 'Every 25 EUR staked with your own money on slots, crash and fast games is one point; live, table and virtual games and sports count 20 %.',
    es: 'Cada 25 EUR apostados con tu dinero en tragaperras, crash y juegos rápidos son un punto; los juegos en vivo, de mesa, virtuales y deportes cuentan el 20 %.',
    de: 'Je 25 EUR Einsatz mit eigenem Geld an Spielautomaten, Crash- und Schnellspielen sind ein Punkt; Live-, Tisch- und virtuelle Spiele und Sport zählen 20 %.',
    fr: 'Chaque tranche de 25 EUR misée avec votre argent sur les machines à sous, crash et jeux rapides vaut un point ; les jeux en direct, de table, virtuels et le sport comptent pour 20 %.',
    pt: 'Cada 25 EUR apostados com o seu dinheiro em caça-níqueis, crash e jogos rápidos valem um ponto; jogos ao vivo, de mesa, virtuais e esportes contam 20%.',
    no: 'Hver 25 EUR du satser med egne penger på spilleautomater, crash- og hurtigspill gir ett poeng; live-, bord- og virtuelle spill og sport teller 20 %.',
    jp: 'スロット、クラッシュ、高速ゲームに自己資金で25 EURベットするごとに1ポイント。ライブ、テーブル、バーチャル、スポーツは20%で計算されます。',
  },
  cashback: { en: 'Cashback', es: 'Cashback', de: 'Cashback', fr: 'Cashback', pt: 'Cashback', no: 'Cashback', jp: 'キャッシュバック' },
  daily: { en: 'Daily cashback', es: 'Cashback diario', de: 'Täglicher Cashback', fr: 'Cashback quotidien', pt: 'Cashback diário', no: 'Daglig cashback', jp: 'デイリーキャッシュバック' },
  dailyText: {
    en: 'Grows with every stake of your own money. Claim it once a day.', es: 'Crece con cada apuesta de tu dinero. Cóbralo una vez al día.', de: 'Wächst mit jedem Einsatz eigenen Geldes. Einmal am Tag abholbar.',
    fr: 'Il augmente à chaque mise de votre argent. À récupérer une fois par jour.', pt: 'Cresce a cada aposta com o seu dinheiro. Resgate uma vez por dia.', no: 'Vokser med hver innsats av egne penger. Hentes én gang om dagen.',
    jp: '自己資金のベットごとに貯まります。1日1回受け取れます。',
  },
  weekly: { en: 'Weekly cashback', es: 'Cashback semanal', de: 'Wöchentlicher Cashback', fr: 'Cashback hebdomadaire', pt: 'Cashback semanal', no: 'Ukentlig cashback', jp: 'ウィークリーキャッシュバック' },
  weeklyText: {
    en: 'A part of what you lost in the week before.', es: 'Una parte de lo que perdiste la semana anterior.', de: 'Ein Teil dessen, was Sie in der Vorwoche verloren haben.', fr: 'Une part de vos pertes de la semaine précédente.',
    pt: 'Uma parte do que você perdeu na semana anterior.', no: 'En del av det du tapte uken før.', jp: '前週の損失の一部が戻ります。',
  },
  monthly: { en: 'Monthly cashback', es: 'Cashback mensual', de: 'Monatlicher Cashback', fr: 'Cashback mensuel', pt: 'Cashback mensal', no: 'Månedlig cashback', jp: 'マンスリーキャッシュバック' },
  monthlyText: {
    en: 'A part of what you lost in the month before.', es: 'Una parte de lo que perdiste el mes anterior.', de: 'Ein Teil dessen, was Sie im Vormonat verloren haben.', fr: 'Une part de vos pertes du mois précédent.',
    pt: 'Uma parte do que você perdeu no mês anterior.', no: 'En del av det du tapte måneden før.', jp: '前月の損失の一部が戻ります。',
  },
  available: { en: 'Available', es: 'Disponible', de: 'Verfügbar', fr: 'Disponible', pt: 'Disponível', no: 'Tilgjengelig', jp: '受け取り可能額' },
  moneyReward: { en: 'Money reward in it', es: 'Premio en dinero incluido', de: 'Darin Geldprämie', fr: 'Dont prime en argent', pt: 'Prêmio em dinheiro incluído', no: 'Pengebelønning inkludert', jp: 'うちマネー報酬' },
  nextClaim: { en: 'Next claim from', es: 'Próximo cobro desde', de: 'Wieder abholbar ab', fr: 'Prochaine récupération dès', pt: 'Próximo resgate a partir de', no: 'Kan hentes igjen fra', jp: '次回の受け取り' },
  notOffered: {
    en: 'From Silver on (level 31).', es: 'A partir de Silver (nivel 31).', de: 'Ab Silver (Level 31).', fr: 'À partir de Silver (niveau 31).', pt: 'A partir de Silver (nível 31).', no: 'Fra Silver (nivå 31).', jp: 'Silver（レベル31）から',
  },
  claim: { en: 'Claim {{amount}}', es: 'Cobrar {{amount}}', de: '{{amount}} abholen', fr: 'Récupérer {{amount}}', pt: 'Resgatar {{amount}}', no: 'Hent {{amount}}', jp: '{{amount}}を受け取る' },
  paid: { en: '{{amount}} paid into your balance', es: '{{amount}} abonados en tu saldo', de: '{{amount}} Ihrem Guthaben gutgeschrieben', fr: '{{amount}} ajoutés à votre solde', pt: '{{amount}} creditados no seu saldo', no: '{{amount}} lagt til saldoen din', jp: '{{amount}}を残高に追加しました' },
  levelRewards: { en: 'Level-up rewards', es: 'Premios por nivel', de: 'Level-up-Belohnungen', fr: 'Récompenses de niveau', pt: 'Prêmios de nível', no: 'Nivåbelønninger', jp: 'レベルアップ報酬' },
  noneEarned: { en: 'None yet', es: 'Todavía ninguno', de: 'Noch keine', fr: 'Aucune pour le moment', pt: 'Nenhum ainda', no: 'Ingen ennå', jp: 'まだありません' },
  noneEarnedText: {
    en: 'The first comes with level 1, at 10 CP.', es: 'El primero llega con el nivel 1, a los 10 CP.', de: 'Die erste gibt es mit Level 1, ab 10 CP.', fr: 'La première arrive au niveau 1, à 10 CP.', pt: 'O primeiro vem com o nível 1, aos 10 CP.',
    no: 'Den første kommer med nivå 1, ved 10 CP.', jp: '最初の報酬はレベル1（10 CP）です。',
  },
  earlier: { en: 'Earlier levels', es: 'Niveles anteriores', de: 'Frühere Level', fr: 'Niveaux précédents', pt: 'Níveis anteriores', no: 'Tidligere nivåer', jp: '以前のレベル' },
  reward: { en: 'Reward', es: 'Premio', de: 'Belohnung', fr: 'Récompense', pt: 'Prêmio', no: 'Belønning', jp: '報酬' },
  reached: { en: 'Reached', es: 'Alcanzado', de: 'Erreicht am', fr: 'Atteint le', pt: 'Alcançado em', no: 'Nådd', jp: '達成日' },
  given: { en: 'Given', es: 'Entregado', de: 'Gutgeschrieben', fr: 'Accordée', pt: 'Entregue', no: 'Gitt', jp: '付与済み' },
  withheld: { en: 'Withheld', es: 'Retenido', de: 'Zurückgehalten', fr: 'Retenue', pt: 'Retido', no: 'Holdt tilbake', jp: '保留中' },
});
