import { defineMessages } from '../define-messages';

/** The VIP club: tiers and the ladder of levels. */
export const vip = defineMessages({
  title: { en: 'VIP club', es: 'Club VIP', de: 'VIP-Club', fr: 'Club VIP', pt: 'Clube VIP', no: 'VIP-klubb', jp: 'VIPクラブ' },
  lead: {
    en: '{{amount}} of qualifying wager is one cash point (CP). Points lead through {{levels}} levels, and from level {{level}} a VIP host gets in touch with you. A level you have reached stays yours.',
    es: 'Cada {{amount}} de apuestas computables son un punto cash (CP). Con los puntos se recorren {{levels}} niveles y, a partir del nivel {{level}}, un anfitrión VIP se pone en contacto contigo. Un nivel alcanzado no se pierde.',
    de: 'Je {{amount}} anrechenbarer Einsatz sind ein Cash-Punkt (CP). Punkte führen durch {{levels}} Level, und ab Level {{level}} meldet sich ein VIP-Betreuer bei Ihnen. Ein erreichtes Level bleibt Ihnen erhalten.',
    fr: 'Chaque tranche de {{amount}} de mises prises en compte vaut un point cash (CP). Les points mènent à travers {{levels}} niveaux et, dès le niveau {{level}}, un hôte VIP prend contact avec vous. Un niveau atteint reste acquis.',
    pt: 'Cada {{amount}} em apostas válidas é um ponto cash (CP). Os pontos levam por {{levels}} níveis e, a partir do nível {{level}}, um anfitrião VIP entra em contato com você. Um nível alcançado continua seu.',
    no: '{{amount}} i tellende innsats gir ett cash-poeng (CP). Poengene fører gjennom {{levels}} nivåer, og fra nivå {{level}} tar en VIP-vert kontakt med deg. Et nivå du har nådd, beholder du.',
    jp: '対象ベット額{{amount}}ごとに1キャッシュポイント（CP）が貯まります。レベルは全{{levels}}段階で、レベル{{level}}からVIPホストがご連絡します。一度上がったレベルは下がりません。',
  },
  yourPlace: { en: 'Your level', es: 'Tu nivel', de: 'Ihr Level', fr: 'Votre niveau', pt: 'Seu nível', no: 'Ditt nivå', jp: '現在のレベル' },
  tiers: { en: 'Tiers', es: 'Categorías', de: 'Stufen', fr: 'Rangs', pt: 'Categorias', no: 'Trinn', jp: 'ランク' },
  tier_Bronze: { en: 'Bronze', es: 'Bronce', de: 'Bronze', fr: 'Bronze', pt: 'Bronze', no: 'Bronse', jp: 'ブロンズ' },
  tier_Silver: { en: 'Silver', es: 'Plata', de: 'Silber', fr: 'Argent', pt: 'Prata', no: 'Sølv', jp: 'シルバー' },
  tier_Gold: { en: 'Gold', es: 'Oro', de: 'Gold', fr: 'Or', pt: 'Ouro', no: 'Gull', jp: 'ゴールド' },
  tier_Platinum: { en: 'Platinum', es: 'Platino', de: 'Platin', fr: 'Platine', pt: 'Platina', no: 'Platina', jp: 'プラチナ' },
  levels: {
    en: 'Levels {{from}}–{{to}}', es: 'Niveles {{from}}–{{to}}', de: 'Level {{from}}–{{to}}', fr: 'Niveaux {{from}}–{{to}}', pt: 'Níveis {{from}}–{{to}}', no: 'Nivå {{from}}–{{to}}',
    jp: 'レベル{{from}}〜{{to}}',
  },
  range: {
    en: '{{from}} to {{to}} of qualifying wager', es: 'De {{from}} a {{to}} en apuestas computables', de: '{{from}} bis {{to}} anrechenbarer Einsatz',
    fr: 'De {{from}} à {{to}} de mises prises en compte', pt: 'De {{from}} a {{to}} em apostas válidas', no: '{{from}} til {{to}} i tellende innsats', jp: '対象ベット額{{from}}〜{{to}}',
  },
  benefit_cashback: { en: 'Daily cashback', es: 'Cashback diario', de: 'Täglicher Cashback', fr: 'Cashback quotidien', pt: 'Cashback diário', no: 'Daglig cashback', jp: 'デイリーキャッシュバック' },
  benefit_levelUpReward: {
    en: 'Reward for every level', es: 'Recompensa por cada nivel', de: 'Belohnung für jedes Level', fr: 'Récompense à chaque niveau', pt: 'Recompensa a cada nível', no: 'Belønning for hvert nivå',
    jp: 'レベルごとの報酬',
  },
  benefit_weeklyCashback: {
    en: '{{share}} weekly cashback', es: 'Cashback semanal del {{share}}', de: '{{share}} wöchentlicher Cashback', fr: '{{share}} de cashback hebdomadaire', pt: '{{share}} de cashback semanal',
    no: '{{share}} ukentlig cashback', jp: 'ウィークリーキャッシュバック{{share}}',
  },
  benefit_monthlyCashback: {
    en: '{{share}} monthly cashback', es: 'Cashback mensual del {{share}}', de: '{{share}} monatlicher Cashback', fr: '{{share}} de cashback mensuel', pt: '{{share}} de cashback mensal',
    no: '{{share}} månedlig cashback', jp: 'マンスリーキャッシュバック{{share}}',
  },
  benefit_weeklyMoneyReward: {
    en: '{{amount}} reward a week', es: 'Recompensa de {{amount}} a la semana', de: '{{amount}} Belohnung pro Woche', fr: 'Récompense de {{amount}} par semaine',
    pt: 'Recompensa de {{amount}} por semana', no: '{{amount}} i belønning hver uke', jp: '毎週{{amount}}の報酬',
  },
  benefit_monthlyMoneyReward: {
    en: '{{amount}} reward a month', es: 'Recompensa de {{amount}} al mes', de: '{{amount}} Belohnung pro Monat', fr: 'Récompense de {{amount}} par mois', pt: 'Recompensa de {{amount}} por mês',
    no: '{{amount}} i belønning hver måned', jp: '毎月{{amount}}の報酬',
  },
  counts: {
    en: 'How wagers count', es: 'Cómo cuentan las apuestas', de: 'So zählen Einsätze', fr: 'Comment comptent les mises', pt: 'Como as apostas contam', no: 'Slik teller innsatser', jp: 'ベットの計算方法',
  },
  countsFull: {
    en: 'Slots, crash and fast games', es: 'Tragaperras, crash y juegos rápidos', de: 'Spielautomaten, Crash- und Schnellspiele', fr: 'Machines à sous, crash et jeux rapides',
    pt: 'Caça-níqueis, crash e jogos rápidos', no: 'Spilleautomater, crash- og hurtigspill', jp: 'スロット、クラッシュ・高速ゲーム',
  },
  countsLive: {
    en: 'Live casino, table and virtual games, game shows', es: 'Casino en vivo, juegos de mesa y virtuales, concursos en vivo', de: 'Live-Casino, Tisch- und virtuelle Spiele, Gameshows',
    fr: 'Casino en direct, jeux de table et virtuels, jeux télévisés', pt: 'Cassino ao vivo, jogos de mesa e virtuais, game shows', no: 'Live-casino, bord- og virtuelle spill, gameshow',
    jp: 'ライブカジノ、テーブル、バーチャル、ゲームショー',
  },
  countsSports: {
    en: 'Sports, at odds of {{odds}} or higher', es: 'Deportes, con cuotas de {{odds}} o más', de: 'Sport, ab Quote {{odds}}', fr: 'Sport, à partir d’une cote de {{odds}}',
    pt: 'Esportes, com cotas de {{odds}} ou mais', no: 'Sport, ved odds på {{odds}} eller høyere', jp: 'スポーツ（オッズ{{odds}}以上）',
  },
  example: {
    en: 'An example: {{stake}} staked on slots is {{points}} CP. At a live table the same stake counts as {{counted}}, which is {{livePoints}} CP.',
    es: 'Un ejemplo: {{stake}} apostados en tragaperras son {{points}} CP. En una mesa en vivo, la misma apuesta cuenta como {{counted}}, es decir, {{livePoints}} CP.',
    de: 'Ein Beispiel: {{stake}} Einsatz an Spielautomaten sind {{points}} CP. An einem Live-Tisch zählt derselbe Einsatz als {{counted}}, also {{livePoints}} CP.',
    fr: 'Un exemple : {{stake}} misés sur les machines à sous valent {{points}} CP. À une table en direct, la même mise compte pour {{counted}}, soit {{livePoints}} CP.',
    pt: 'Um exemplo: {{stake}} apostados em caça-níqueis são {{points}} CP. Em uma mesa ao vivo, a mesma aposta conta como {{counted}}, ou seja, {{livePoints}} CP.',
    no: 'Et eksempel: {{stake}} i innsats på spilleautomater gir {{points}} CP. Ved et livebord teller samme innsats som {{counted}}, altså {{livePoints}} CP.',
    jp: '例：スロットに{{stake}}ベットすると{{points}} CPです。ライブテーブルでは同じベット額が{{counted}}として計算され、{{livePoints}} CPになります。',
  },
  tierExample: {
    en: '{{tier}} begins with {{slots}} staked on slots, or {{live}} at live tables.', es: '{{tier}} empieza con {{slots}} apostados en tragaperras, o {{live}} en mesas en vivo.',
    de: '{{tier}} beginnt bei {{slots}} Einsatz an Spielautomaten oder {{live}} an Live-Tischen.',
    fr: '{{tier}} commence à {{slots}} misés sur les machines à sous, ou {{live}} aux tables en direct.',
    pt: '{{tier}} começa com {{slots}} apostados em caça-níqueis, ou {{live}} em mesas ao vivo.', no: '{{tier}} begynner ved {{slots}} i innsats på spilleautomater, eller {{live}} ved livebord.',
    jp: '{{tier}}は、スロットで{{slots}}、ライブテーブルなら{{live}}のベット額から始まります。',
  },
  notCounted: {
    en: 'Only stakes of your own money count. Bonus money, free spins and free play earn no points.',
    es: 'Solo cuentan las apuestas con tu propio dinero. El dinero de bono, las tiradas gratis y el juego gratis no dan puntos.',
    de: 'Nur Einsätze mit eigenem Geld zählen. Bonusgeld, Freispiele und kostenloses Spielen bringen keine Punkte.',
    fr: 'Seules comptent les mises faites avec votre argent. L’argent bonus, les tours gratuits et le jeu pour le plaisir ne rapportent pas de points.',
    pt: 'Só contam apostas com o seu próprio dinheiro. Dinheiro de bônus, rodadas grátis e jogo grátis não dão pontos.',
    no: 'Bare innsatser med egne penger teller. Bonuspenger, gratisspinn og spill for moro gir ingen poeng.', jp: '自己資金でのベットだけが対象です。ボーナス、フリースピン、無料プレイではポイントは貯まりません。',
  },
  ladder: { en: 'All levels', es: 'Todos los niveles', de: 'Alle Level', fr: 'Tous les niveaux', pt: 'Todos os níveis', no: 'Alle nivåer', jp: '全レベル' },
  group: {
    en: '{{tier}}, levels {{from}}–{{to}}', es: '{{tier}}, niveles {{from}}–{{to}}', de: '{{tier}}, Level {{from}}–{{to}}', fr: '{{tier}}, niveaux {{from}}–{{to}}',
    pt: '{{tier}}, níveis {{from}}–{{to}}', no: '{{tier}}, nivå {{from}}–{{to}}', jp: '{{tier}}（レベル{{from}}〜{{to}}）',
  },
  points: { en: 'CP needed', es: 'CP necesarios', de: 'Nötige CP', fr: 'CP requis', pt: 'CP necessários', no: 'Nødvendige CP', jp: '必要CP' },
  here: { en: 'You are here', es: 'Estás aquí', de: 'Hier sind Sie', fr: 'Vous êtes ici', pt: 'Você está aqui', no: 'Du er her', jp: '現在地' },
  toRewards: {
    en: 'Rewards and cashback', es: 'Recompensas y cashback', de: 'Belohnungen und Cashback', fr: 'Récompenses et cashback', pt: 'Recompensas e cashback', no: 'Belønninger og cashback',
    jp: '報酬とキャッシュバック',
  },
});
