import type { SeedPage } from './content-seed';

const publishedAt = '2026-11-05';

/** Terms, privacy and how to play, in every language. */
export const contentInfo: readonly SeedPage[] = [
  {
    section: 'info', url: 'terms', publishedAt,
    texts: {
      en: { title: 'Terms in short', summary: 'Who may play, and what we hold ourselves to.', body: [
        'You must be 18 or older, play for yourself, and keep one account only. Some countries are barred from play.',
        'A settled round stands. If a round is broken off by a fault, it is finished or your stake is given back. Withdrawals go to you and to nobody else.'] },
      es: { title: 'Los términos en breve', summary: 'Quién puede jugar y a qué nos comprometemos.', body: [
        'Debes tener 18 años o más, jugar por cuenta propia y tener una sola cuenta. En algunos países no está permitido jugar.',
        'Una ronda liquidada es definitiva. Si un fallo la interrumpe, se termina o se te devuelve la apuesta. Los retiros se te pagan a ti y a nadie más.'] },
      de: { title: 'Die Bedingungen in Kürze', summary: 'Wer spielen darf und woran wir uns halten.', body: [
        'Sie müssen mindestens 18 Jahre alt sein, für sich selbst spielen und dürfen nur ein Konto haben. In einigen Ländern ist das Spielen nicht erlaubt.',
        'Eine abgerechnete Runde gilt. Wird eine Runde durch einen Fehler unterbrochen, wird sie beendet oder Sie erhalten Ihren Einsatz zurück. Auszahlungen gehen nur an Sie.'] },
      fr: { title: 'Les conditions en bref', summary: 'Qui peut jouer et ce à quoi nous nous engageons.', body: [
        'Vous devez avoir 18 ans ou plus, jouer pour vous-même et n’avoir qu’un seul compte. Le jeu est interdit dans certains pays.',
        'Une partie réglée est définitive. Si une panne l’interrompt, elle est terminée ou votre mise vous est rendue. Les retraits vous sont versés à vous seul.'] },
      pt: { title: 'Os termos em resumo', summary: 'Quem pode jogar e com o que nos comprometemos.', body: [
        'Você deve ter 18 anos ou mais, jogar por conta própria e ter apenas uma conta. Em alguns países não é permitido jogar.',
        'Uma rodada liquidada é definitiva. Se uma falha a interromper, ela é concluída ou a sua aposta é devolvida. Os saques são pagos a você e a mais ninguém.'] },
      no: { title: 'Vilkårene kort fortalt', summary: 'Hvem som kan spille, og hva vi forplikter oss til.', body: [
        'Du må være minst 18 år, spille for deg selv og ha bare én konto. I noen land er det ikke lov å spille.',
        'En avgjort runde står. Blir en runde avbrutt av en feil, fullføres den, eller du får innsatsen tilbake. Uttak betales til deg og ingen andre.'] },
      jp: { title: '規約の要点', summary: 'ご利用いただける方と、私たちのお約束です。', body: [
        '18歳以上の方が、ご本人のためにのみ、1人1アカウントでご利用いただけます。一部の国ではプレイできません。',
        '確定したラウンドは有効です。不具合で中断した場合は、最後まで進行するか、賭け金を返却します。出金はご本人にのみお支払いします。'] },
    },
  },
  {
    section: 'info', url: 'privacy', publishedAt,
    texts: {
      en: { title: 'Privacy in short', summary: 'What we keep about you, and why.', body: [
        'We keep what we need to run your account: your details, your payments and your rounds. The law obliges us to keep some of it after an account is closed.',
        'In public lists your name is masked. We set no cookies for advertising.'] },
      es: { title: 'La privacidad en breve', summary: 'Qué guardamos sobre ti y por qué.', body: [
        'Guardamos lo necesario para llevar tu cuenta: tus datos, tus pagos y tus rondas. La ley nos obliga a conservar una parte después de cerrar la cuenta.',
        'En las listas públicas tu nombre aparece oculto en parte. No usamos cookies publicitarias.'] },
      de: { title: 'Datenschutz in Kürze', summary: 'Was wir über Sie speichern und warum.', body: [
        'Wir speichern, was wir für Ihr Konto brauchen: Ihre Angaben, Ihre Zahlungen und Ihre Runden. Einen Teil davon müssen wir auch nach der Schließung des Kontos aufbewahren.',
        'In öffentlichen Listen ist Ihr Name unkenntlich gemacht. Wir setzen keine Werbe-Cookies.'] },
      fr: { title: 'La confidentialité en bref', summary: 'Ce que nous conservons sur vous, et pourquoi.', body: [
        'Nous conservons ce qu’il faut pour gérer votre compte : vos informations, vos paiements et vos parties. La loi nous oblige à en garder une partie après la fermeture du compte.',
        'Dans les listes publiques, votre nom est masqué. Nous n’utilisons pas de cookies publicitaires.'] },
      pt: { title: 'Privacidade em resumo', summary: 'O que guardamos sobre você e por quê.', body: [
        'Guardamos o necessário para manter a sua conta: seus dados, seus pagamentos e suas rodadas. A lei nos obriga a conservar uma parte depois que a conta é encerrada.',
        'Nas listas públicas, o seu nome aparece mascarado. Não usamos cookies de publicidade.'] },
      no: { title: 'Personvern kort fortalt', summary: 'Hva vi lagrer om deg, og hvorfor.', body: [
        'Vi lagrer det vi trenger for å drive kontoen din: opplysningene, betalingene og rundene dine. Loven pålegger oss å beholde noe av det etter at kontoen er avsluttet.',
        'I offentlige lister er navnet ditt skjult. Vi bruker ingen informasjonskapsler til reklame.'] },
      jp: { title: 'プライバシーの要点', summary: '保存する情報とその理由です。', body: [
        'アカウントの運営に必要な、登録情報、お支払い、ラウンドの記録を保存します。法律により、アカウントの閉鎖後も一部を保管する義務があります。',
        '公開リストではお名前を伏せて表示します。広告用のCookieは使用しません。'] },
    },
  },
  {
    section: 'info', url: 'how-to-play', publishedAt,
    texts: {
      en: { title: 'How to play', summary: 'From the first spin to the receipt.', body: [
        'Open a game, choose a stake and play. In fun mode you play with play money and need no account. For real money, log in and pay in at the cashier.',
        'Each round has a receipt with stake, payout and the proof that it was fair. Set yourself a deposit limit before you start, and stop when it is no longer fun.'] },
      es: { title: 'Cómo jugar', summary: 'De la primera tirada al recibo.', body: [
        'Abre un juego, elige una apuesta y juega. En el modo diversión usas dinero ficticio y no necesitas cuenta. Para jugar con dinero real, inicia sesión y deposita en la caja.',
        'Cada ronda tiene un recibo con la apuesta, el pago y la prueba de que fue justa. Ponte un límite de depósito antes de empezar y para cuando deje de ser divertido.'] },
      de: { title: 'So wird gespielt', summary: 'Vom ersten Spin bis zum Beleg.', body: [
        'Öffnen Sie ein Spiel, wählen Sie einen Einsatz und spielen Sie. Im Spaßmodus spielen Sie mit Spielgeld und ohne Konto. Für Echtgeld melden Sie sich an und zahlen an der Kasse ein.',
        'Zu jeder Runde gibt es einen Beleg mit Einsatz, Auszahlung und dem Nachweis, dass sie fair war. Setzen Sie sich vorher ein Einzahlungslimit und hören Sie auf, wenn es keinen Spaß mehr macht.'] },
      fr: { title: 'Comment jouer', summary: 'Du premier tour jusqu’au reçu.', body: [
        'Ouvrez un jeu, choisissez une mise et jouez. En mode gratuit, vous jouez avec de l’argent fictif, sans compte. Pour jouer en argent réel, connectez-vous et déposez à la caisse.',
        'Chaque partie a un reçu avec la mise, le gain et la preuve qu’elle était équitable. Fixez-vous une limite de dépôt avant de commencer et arrêtez quand ce n’est plus un plaisir.'] },
      pt: { title: 'Como jogar', summary: 'Do primeiro giro ao recibo.', body: [
        'Abra um jogo, escolha uma aposta e jogue. No modo diversão você usa dinheiro fictício e não precisa de conta. Para jogar com dinheiro real, entre na sua conta e deposite no caixa.',
        'Cada rodada tem um recibo com a aposta, o pagamento e a prova de que foi justa. Defina um limite de depósito antes de começar e pare quando deixar de ser divertido.'] },
      no: { title: 'Slik spiller du', summary: 'Fra første spinn til kvittering.', body: [
        'Åpne et spill, velg innsats og spill. I gratismodus spiller du med lekepenger og trenger ingen konto. For ekte penger logger du inn og setter inn i kassen.',
        'Hver runde har en kvittering med innsats, utbetaling og bevis for at den var rettferdig. Sett deg en innskuddsgrense før du begynner, og stopp når det ikke lenger er gøy.'] },
      jp: { title: '遊び方', summary: '最初のスピンからレシートまで。', body: [
        'ゲームを開き、賭け金を選んでプレイします。無料モードではプレイマネーを使い、アカウントは不要です。リアルマネーで遊ぶには、ログインしてキャッシャーで入金してください。',
        '各ラウンドには、賭け金、払戻金、公正さの証明を記したレシートがあります。始める前に入金限度額を設定し、楽しくなくなったらおやめください。'] },
    },
  },
];
