import type { SeedPage } from './content-seed';

const publishedAt = '2026-11-05';

/** How deposit bonuses and free spins work, in every language (DOMAIN §3). */
export const contentBonuses: readonly SeedPage[] = [
  {
    section: 'deposit-bonus', url: 'how-deposit-bonuses-work', publishedAt,
    texts: {
      en: { title: 'How deposit bonuses work', summary: 'Wager it 30 times, and it is yours in cash.', body: [
        'A bonus is wagered 30 times unless it says otherwise. Slots, crash and fast games count in full; live, table and game shows count 20 %. The highest stake is 5 EUR or its equivalent.',
        'Your cash is staked first. A win is split in proportion to what paid the stake, and you can give a bonus up: the cash share stays yours.'] },
      es: { title: 'Cómo funcionan los bonos de depósito', summary: 'Apuéstalo 30 veces y será tuyo en efectivo.', body: [
        'Un bono se apuesta 30 veces, salvo que indique otra cosa. Las slots, los juegos crash y los rápidos cuentan por completo; los de casino en vivo, de mesa y los game shows, un 20 %. La apuesta máxima es de 5 EUR o su equivalente.',
        'Primero se apuesta tu efectivo. Las ganancias se reparten según lo que pagó la apuesta, y puedes renunciar al bono: la parte en efectivo sigue siendo tuya.'] },
      de: { title: 'So funktionieren Einzahlungsboni', summary: '30-mal umsetzen, dann gehört er Ihnen als Echtgeld.', body: [
        'Ein Bonus wird 30-mal umgesetzt, wenn nichts anderes angegeben ist. Slots, Crash- und schnelle Spiele zählen voll, Live-, Tisch- und Game-Show-Spiele zu 20 %. Der höchste Einsatz ist 5 EUR oder der Gegenwert.',
        'Zuerst wird Ihr Echtgeld gesetzt. Ein Gewinn wird in dem Verhältnis geteilt, in dem der Einsatz bezahlt wurde. Sie können auf einen Bonus verzichten: Der Echtgeldanteil bleibt Ihnen.'] },
      fr: { title: 'Comment fonctionnent les bonus de dépôt', summary: 'Misez-le 30 fois et il est à vous en espèces.', body: [
        'Un bonus se mise 30 fois, sauf indication contraire. Les machines à sous, les jeux crash et rapides comptent entièrement ; le live, les jeux de table et les game shows comptent à 20 %. La mise maximale est de 5 EUR ou l’équivalent.',
        'Vos espèces sont misées d’abord. Un gain est partagé selon ce qui a payé la mise, et vous pouvez renoncer au bonus : la part en espèces reste à vous.'] },
      pt: { title: 'Como funcionam os bônus de depósito', summary: 'Aposte 30 vezes e ele é seu em dinheiro.', body: [
        'Um bônus é apostado 30 vezes, salvo indicação em contrário. Slots, crash e jogos rápidos contam por inteiro; ao vivo, mesa e game shows contam 20 %. A aposta máxima é de 5 EUR ou o equivalente.',
        'O seu dinheiro é apostado primeiro. Um ganho é dividido conforme o que pagou a aposta, e você pode desistir do bônus: a parte em dinheiro continua sua.'] },
      no: { title: 'Slik virker innskuddsbonuser', summary: 'Omsett den 30 ganger, så er den din i kontanter.', body: [
        'En bonus omsettes 30 ganger når ikke noe annet er sagt. Slots, crash og raske spill teller fullt; live, bord og game shows teller 20 %. Høyeste innsats er 5 EUR eller tilsvarende.',
        'Kontantene dine settes inn først. En gevinst deles etter hva som betalte innsatsen, og du kan gi opp bonusen: kontantdelen forblir din.'] },
      jp: { title: '入金ボーナスの仕組み', summary: '30倍賭けると、現金としてお受け取りいただけます。', body: [
        '特に記載がない限り、ボーナスは30倍の賭けが必要です。スロット、クラッシュ、高速ゲームは全額、ライブ、テーブル、ゲームショーは20 %が加算されます。賭け金の上限は5 EUR相当です。',
        '先に現金が賭けられます。勝利金は賭け金の内訳に応じて分けられます。ボーナスを放棄しても、現金の分はお手元に残ります。'] },
    },
  },
  {
    section: 'free-spin', url: 'how-free-spins-work', publishedAt,
    texts: {
      en: { title: 'How free spins work', summary: 'They cost nothing, and levels 1 to 15 bring them.', body: [
        'Each of the levels 1 to 10 brings 10 to 50 free spins on a named slot, and each of the levels 11 to 15 brings 10 spins and cash.',
        'A free spin is played at a fixed value and takes nothing from your balance. What the spins win becomes a bonus that is wagered like any other.'] },
      es: { title: 'Cómo funcionan los giros gratis', summary: 'No cuestan nada y llegan con los niveles 1 a 15.', body: [
        'Cada uno de los niveles 1 a 10 trae de 10 a 50 giros gratis en una slot determinada, y cada uno de los niveles 11 a 15 trae 10 giros y dinero en efectivo.',
        'Un giro gratis se juega con un valor fijo y no descuenta nada de tu saldo. Lo que ganan los giros se convierte en un bono que se apuesta como cualquier otro.'] },
      de: { title: 'So funktionieren Freispiele', summary: 'Sie kosten nichts, und die Level 1 bis 15 bringen sie.', body: [
        'Jedes der Level 1 bis 10 bringt 10 bis 50 Freispiele an einem bestimmten Slot, jedes der Level 11 bis 15 bringt 10 Freispiele und Echtgeld.',
        'Ein Freispiel hat einen festen Wert und nimmt nichts von Ihrem Guthaben. Was die Freispiele gewinnen, wird zu einem Bonus, der wie jeder andere umgesetzt wird.'] },
      fr: { title: 'Comment fonctionnent les tours gratuits', summary: 'Ils ne coûtent rien et viennent avec les niveaux 1 à 15.', body: [
        'Chacun des niveaux 1 à 10 apporte 10 à 50 tours gratuits sur une machine à sous donnée, et chacun des niveaux 11 à 15 apporte 10 tours et des espèces.',
        'Un tour gratuit se joue à une valeur fixe et ne prend rien sur votre solde. Ce que les tours gagnent devient un bonus, misé comme tout autre.'] },
      pt: { title: 'Como funcionam os giros grátis', summary: 'Não custam nada e vêm com os níveis 1 a 15.', body: [
        'Cada um dos níveis 1 a 10 traz de 10 a 50 giros grátis em um slot determinado, e cada um dos níveis 11 a 15 traz 10 giros e dinheiro.',
        'Um giro grátis tem valor fixo e não tira nada do seu saldo. O que os giros ganham vira um bônus, apostado como qualquer outro.'] },
      no: { title: 'Slik virker gratisspinn', summary: 'De koster ingenting og kommer med nivå 1 til 15.', body: [
        'Hvert av nivåene 1 til 10 gir 10 til 50 gratisspinn på en bestemt slot, og hvert av nivåene 11 til 15 gir 10 spinn og kontanter.',
        'Et gratisspinn spilles til en fast verdi og tar ingenting fra saldoen din. Det spinnene vinner, blir en bonus som omsettes som enhver annen.'] },
      jp: { title: 'フリースピンの仕組み', summary: '無料で、レベル1から15で受け取れます。', body: [
        'レベル1から10では、指定のスロットで使えるフリースピンが各10回から50回、レベル11から15では各10回のスピンと現金が付与されます。',
        'フリースピンは決まった額で行われ、残高は減りません。獲得した勝利金はボーナスとなり、ほかのボーナスと同じ条件で賭けが必要です。'] },
    },
  },
];
