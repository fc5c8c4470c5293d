import { defineMessages } from '../define-messages';

/** Deposit limit, self-exclusion, reality check and the rules of the licence (DOMAIN §6). */
export const protection = defineMessages({
  away: {
    en: 'Your own limits can’t be shown right now. Please try again in a minute.', es: 'Ahora no podemos mostrar tus límites. Inténtalo de nuevo en un minuto.',
    de: 'Ihre Limits lassen sich gerade nicht anzeigen. Bitte versuchen Sie es in einer Minute erneut.', fr: 'Vos limites ne peuvent pas être affichées pour l’instant. Réessayez dans une minute.',
    pt: 'Seus limites não podem ser exibidos agora. Tente novamente em um minuto.', no: 'Grensene dine kan ikke vises akkurat nå. Prøv igjen om et minutt.',
    jp: '現在、限度額を表示できません。少し待ってからもう一度お試しください。',
  },
  depositLimit: {
    en: 'Deposit limit', es: 'Límite de depósito', de: 'Einzahlungslimit', fr: 'Limite de dépôt', pt: 'Limite de depósito', no: 'Innskuddsgrense', jp: '入金限度額',
  },
  current: { en: 'Limit for 24 hours', es: 'Límite en 24 horas', de: 'Limit für 24 Stunden', fr: 'Limite sur 24 heures', pt: 'Limite em 24 horas', no: 'Grense per 24 timer', jp: '24時間の限度額' },
  noLimit: { en: 'None set', es: 'Sin límite', de: 'Keines festgelegt', fr: 'Aucune', pt: 'Nenhum', no: 'Ingen satt', jp: '未設定' },
  used: {
    en: 'Deposited in the last 24 hours', es: 'Depositado en las últimas 24 horas', de: 'In den letzten 24 Stunden eingezahlt', fr: 'Déposé ces dernières 24 heures',
    pt: 'Depositado nas últimas 24 horas', no: 'Satt inn de siste 24 timene', jp: '過去24時間の入金額',
  },
  left: { en: 'Still possible', es: 'Todavía disponible', de: 'Noch möglich', fr: 'Encore possible', pt: 'Ainda disponível', no: 'Fortsatt mulig', jp: '残りの入金可能額' },
  usedOf: {
    en: 'Used of {{limit}}', es: 'Usado de {{limit}}', de: 'Genutzt von {{limit}}', fr: 'Utilisé sur {{limit}}', pt: 'Usado de {{limit}}', no: 'Brukt av {{limit}}', jp: '限度額{{limit}}のうち利用済み',
  },
  pendingLimit: {
    en: 'A higher limit is waiting: {{limit}}', es: 'Hay un límite más alto en espera: {{limit}}', de: 'Ein höheres Limit wartet: {{limit}}', fr: 'Une limite plus élevée est en attente : {{limit}}',
    pt: 'Um limite mais alto está em espera: {{limit}}', no: 'En høyere grense venter: {{limit}}', jp: '引き上げ待ちの限度額：{{limit}}',
  },
  pendingFrom: {
    en: 'You can confirm it from {{time}}. Until then your present limit applies.', es: 'Podrás confirmarlo a partir de: {{time}}. Hasta entonces se aplica tu límite actual.',
    de: 'Sie können es ab {{time}} bestätigen. Bis dahin gilt Ihr jetziges Limit.', fr: 'Vous pourrez la confirmer à partir du {{time}}. D’ici là, votre limite actuelle s’applique.',
    pt: 'Você poderá confirmá-lo a partir de {{time}}. Até lá, vale o limite atual.', no: 'Du kan bekrefte den fra {{time}}. Til da gjelder den nåværende grensen.',
    jp: '{{time}}から確定できます。それまでは現在の限度額が適用されます。',
  },
  pendingReady: {
    en: 'The waiting time is over. The new limit applies only once you confirm it.', es: 'El tiempo de espera ha terminado. El nuevo límite solo se aplicará cuando lo confirmes.',
    de: 'Die Wartezeit ist vorbei. Das neue Limit gilt erst, wenn Sie es bestätigen.', fr: 'Le délai d’attente est écoulé. La nouvelle limite ne s’applique qu’après votre confirmation.',
    pt: 'O tempo de espera terminou. O novo limite só vale depois que você confirmar.', no: 'Ventetiden er over. Den nye grensen gjelder først når du bekrefter den.',
    jp: '待機時間が終了しました。新しい限度額は、確定するまで適用されません。',
  },
  confirmLimit: {
    en: 'Confirm {{limit}}', es: 'Confirmar {{limit}}', de: '{{limit}} bestätigen', fr: 'Confirmer {{limit}}', pt: 'Confirmar {{limit}}', no: 'Bekreft {{limit}}', jp: '{{limit}}に確定する',
  },
  withdrawRaise: {
    en: 'Keep the present limit', es: 'Mantener el límite actual', de: 'Jetziges Limit behalten', fr: 'Garder la limite actuelle', pt: 'Manter o limite atual', no: 'Behold den nåværende grensen',
    jp: '現在の限度額のままにする',
  },
  limitRules: {
    en: 'A first or lower limit applies at once. A higher one waits {{wait}}, and then needs your confirmation.',
    es: 'El primer límite o uno más bajo se aplica de inmediato. Uno más alto espera {{wait}} y después necesita tu confirmación.',
    de: 'Das erste und jedes niedrigere Limit gilt sofort. Ein höheres wartet {{wait}} und braucht dann Ihre Bestätigung.',
    fr: 'Une première limite ou une limite plus basse s’applique aussitôt. Une limite plus élevée attend {{wait}}, puis demande votre confirmation.',
    pt: 'O primeiro limite ou um mais baixo vale na hora. Um mais alto espera {{wait}} e depois precisa da sua confirmação.',
    no: 'Den første grensen og enhver lavere gjelder med en gang. En høyere venter {{wait}} og må deretter bekreftes av deg.',
    jp: '初めての設定と引き下げはすぐに適用されます。引き上げは{{wait}}の待機後、お客様の確定が必要です。',
  },
  newLimit: { en: 'New limit', es: 'Nuevo límite', de: 'Neues Limit', fr: 'Nouvelle limite', pt: 'Novo limite', no: 'Ny grense', jp: '新しい限度額' },
  password: {
    en: 'Account password', es: 'Contraseña de la cuenta', de: 'Passwort Ihres Kontos', fr: 'Mot de passe du compte', pt: 'Senha da conta', no: 'Passordet til kontoen', jp: 'アカウントのパスワード',
  },
  saveLimit: { en: 'Set limit', es: 'Fijar límite', de: 'Limit festlegen', fr: 'Fixer la limite', pt: 'Definir limite', no: 'Sett grense', jp: '限度額を設定する' },
  limitRequired: {
    en: 'Enter the new limit', es: 'Escribe el nuevo límite', de: 'Geben Sie das neue Limit ein', fr: 'Saisissez la nouvelle limite', pt: 'Digite o novo limite', no: 'Skriv inn den nye grensen',
    jp: '新しい限度額を入力してください',
  },
  limitTooLow: {
    en: 'The minimum daily deposit limit is {{minimum}}', es: 'El límite de depósito diario mínimo es {{minimum}}', de: 'Das niedrigste tägliche Einzahlungslimit ist {{minimum}}',
    fr: 'La limite de dépôt quotidienne minimale est de {{minimum}}', pt: 'O limite de depósito diário mínimo é {{minimum}}', no: 'Laveste daglige innskuddsgrense er {{minimum}}',
    jp: '1日の入金限度額の最低額は{{minimum}}です',
  },
  limitTooHigh: {
    en: 'The limit is too high: the maximum is {{maximum}}', es: 'El límite es demasiado alto: el máximo es {{maximum}}', de: 'Das Limit ist zu hoch: Der Höchstwert ist {{maximum}}',
    fr: 'La limite est trop élevée : le maximum est de {{maximum}}', pt: 'O limite é alto demais: o máximo é {{maximum}}', no: 'Grensen er for høy: Høyeste grense er {{maximum}}',
    jp: '限度額が高すぎます。最高額は{{maximum}}です',
  },
  passwordRequired: {
    en: 'Enter your account password', es: 'Escribe la contraseña de tu cuenta', de: 'Geben Sie das Passwort Ihres Kontos ein', fr: 'Saisissez le mot de passe de votre compte',
    pt: 'Digite a senha da sua conta', no: 'Skriv inn passordet til kontoen din', jp: 'アカウントのパスワードを入力してください',
  },
  passwordShort: {
    en: 'Your password has at least {{min}} characters', es: 'Tu contraseña tiene al menos {{min}} caracteres', de: 'Ihr Passwort hat mindestens {{min}} Zeichen', fr: 'Votre mot de passe compte au moins {{min}} caractères',
    pt: 'Sua senha tem pelo menos {{min}} caracteres', no: 'Passordet ditt har minst {{min}} tegn', jp: 'パスワードは{{min}}文字以上です',
  },
  passwordWrong: {
    en: 'This is not the password of your account', es: 'Esta no es la contraseña de tu cuenta', de: 'Das ist nicht das Passwort Ihres Kontos', fr: 'Ce n’est pas le mot de passe de votre compte',
    pt: 'Esta não é a senha da sua conta', no: 'Dette er ikke passordet til kontoen din', jp: 'アカウントのパスワードと一致しません',
  },
  limitSaved: {
    en: 'Your deposit limit is now {{limit}}', es: 'Tu límite de depósito es ahora {{limit}}', de: 'Ihr Einzahlungslimit ist jetzt {{limit}}', fr: 'Votre limite de dépôt est désormais de {{limit}}',
    pt: 'Seu limite de depósito agora é {{limit}}', no: 'Innskuddsgrensen din er nå {{limit}}', jp: '入金限度額を{{limit}}に設定しました',
  },
  raisePending: {
    en: 'You can confirm the limit of {{limit}} from {{time}}', es: 'Podrás confirmar el límite de {{limit}} a partir de: {{time}}', de: 'Sie können das Limit von {{limit}} ab {{time}} bestätigen',
    fr: 'Vous pourrez confirmer la limite de {{limit}} à partir du {{time}}', pt: 'Você poderá confirmar o limite de {{limit}} a partir de {{time}}', no: 'Du kan bekrefte grensen på {{limit}} fra {{time}}',
    jp: '{{limit}}への引き上げは{{time}}から確定できます',
  },
  raiseWithdrawn: {
    en: 'Your present limit stays', es: 'Tu límite actual se mantiene', de: 'Ihr jetziges Limit bleibt', fr: 'Votre limite actuelle est conservée', pt: 'Seu limite atual continua valendo', no: 'Den nåværende grensen blir stående',
    jp: '現在の限度額を維持します',
  },
  stillWaiting: {
    en: 'The new limit can’t be confirmed yet', es: 'El nuevo límite aún no se puede confirmar', de: 'Das neue Limit kann noch nicht bestätigt werden', fr: 'La nouvelle limite ne peut pas encore être confirmée',
    pt: 'O novo limite ainda não pode ser confirmado', no: 'Den nye grensen kan ikke bekreftes ennå', jp: '新しい限度額はまだ確定できません',
  },
  nothingPending: {
    en: 'There is no new limit to confirm', es: 'No hay ningún límite nuevo que confirmar', de: 'Es gibt kein neues Limit zu bestätigen', fr: 'Il n’y a pas de nouvelle limite à confirmer',
    pt: 'Não há novo limite para confirmar', no: 'Det er ingen ny grense å bekrefte', jp: '確定待ちの限度額はありません',
  },
  intervalWhy: {
    en: 'While you play for real money, we tell you at this interval how long you have played and what it came to.',
    es: 'Mientras juegas con dinero real, te diremos con esta frecuencia cuánto tiempo llevas y cuál es tu resultado.',
    de: 'Während Sie um echtes Geld spielen, sagen wir Ihnen in diesem Abstand, wie lange Sie schon spielen und was dabei herauskam.',
    fr: 'Quand vous jouez en argent réel, nous vous disons à cet intervalle depuis combien de temps vous jouez et votre résultat.',
    pt: 'Enquanto você joga com dinheiro real, avisamos nesse intervalo há quanto tempo está jogando e qual é o seu resultado.',
    no: 'Når du spiller med ekte penger, forteller vi med dette mellomrommet hvor lenge du har spilt, og hva resultatet ble.',
    jp: 'リアルマネーで遊んでいる間、この間隔でプレイ時間と収支をお知らせします。',
  },
  intervalRequired: {
    en: 'Choose an interval from the list', es: 'Elige un intervalo de la lista', de: 'Wählen Sie einen Abstand aus der Liste', fr: 'Choisissez un intervalle dans la liste', pt: 'Escolha um intervalo da lista',
    no: 'Velg et intervall fra listen', jp: '一覧から間隔を選んでください',
  },
  selfExclusion: {
    en: 'Self-exclusion', es: 'Autoexclusión', de: 'Selbstausschluss', fr: 'Auto-exclusion', pt: 'Autoexclusão', no: 'Selvekskludering', jp: '自己排除',
  },
  meansFreeze: {
    en: 'Your account is blocked at once: no deposits, no bets, no rewards, no advertising.', es: 'Tu cuenta queda bloqueada de inmediato: sin depósitos, apuestas, recompensas ni publicidad.',
    de: 'Ihr Konto wird sofort gesperrt: keine Einzahlungen, keine Einsätze, keine Belohnungen, keine Werbung.', fr: 'Votre compte est bloqué aussitôt : plus de dépôts, de mises, de récompenses ni de publicité.',
    pt: 'Sua conta é bloqueada na hora: sem depósitos, apostas, recompensas nem publicidade.', no: 'Kontoen sperres med en gang: ingen innskudd, innsatser, belønninger eller reklame.',
    jp: 'アカウントはすぐに利用停止となり、入金、ベット、報酬、広告はすべて停止します。',
  },
  meansSessions: {
    en: 'You are logged out on every device.', es: 'Se cierra tu sesión en todos los dispositivos.', de: 'Sie werden auf allen Geräten abgemeldet.', fr: 'Vous êtes déconnecté sur tous vos appareils.',
    pt: 'Sua sessão é encerrada em todos os dispositivos.', no: 'Du logges ut på alle enheter.', jp: 'すべての端末でログアウトされます。',
  },
  meansRounds: {
    en: 'Rounds you have open end at once, as the rules of the game say. Open bets on sports stand and are paid into your balance.',
    es: 'Las rondas que tengas abiertas terminan de inmediato, según las reglas del juego. Las apuestas deportivas abiertas se mantienen y se pagan en tu saldo.',
    de: 'Offene Runden enden sofort nach den Regeln des Spiels. Offene Sportwetten bleiben bestehen und werden Ihrem Guthaben gutgeschrieben.',
    fr: 'Vos parties en cours se terminent aussitôt, selon les règles du jeu. Vos paris sportifs en cours restent valables et sont crédités sur votre solde.',
    pt: 'Suas rodadas em aberto terminam na hora, conforme as regras do jogo. Apostas esportivas em aberto continuam valendo e são pagas no seu saldo.',
    no: 'Runder du har åpne, avsluttes med en gang etter spillets regler. Åpne spill på sport står ved lag og utbetales til saldoen din.',
    jp: '進行中のラウンドは、ゲームのルールに従ってすぐに終了します。結果待ちのスポーツベットは有効なままで、払い戻しは残高に反映されます。',
  },
  meansBalance: {
    en: 'Your balance stays yours: log in to see it, look at your history and withdraw.', es: 'Tu saldo sigue siendo tuyo: puedes iniciar sesión para verlo, consultar tu historial y retirar.',
    de: 'Ihr Guthaben bleibt Ihres: Sie können sich anmelden, es ansehen, Ihren Verlauf lesen und es auszahlen lassen.', fr: 'Votre solde reste à vous : connectez-vous pour le voir, consulter votre historique et le retirer.',
    pt: 'Seu saldo continua seu: entre para vê-lo, consultar o histórico e sacar.', no: 'Saldoen er fortsatt din: Logg inn for å se den, lese historikken og ta ut penger.',
    jp: '残高はお客様のものです。ログインして残高と履歴を確認し、出金できます。',
  },
  meansMail: {
    en: 'After 24 hours we email you a choice: return, or stay away for 6 months and more. Without an answer you stay excluded.',
    es: 'A las 24 horas te enviamos un correo para elegir: volver o quedarte fuera 6 meses o más. Si no respondes, sigues excluido.',
    de: 'Nach 24 Stunden senden wir Ihnen eine E-Mail mit der Wahl: zurückkehren oder 6 Monate und länger fernbleiben. Ohne Antwort bleiben Sie ausgeschlossen.',
    fr: 'Au bout de 24 heures, un e-mail vous laisse le choix : revenir, ou rester à l’écart 6 mois ou plus. Sans réponse, vous restez exclu.',
    pt: 'Depois de 24 horas, enviamos um e-mail com a escolha: voltar ou ficar fora por 6 meses ou mais. Sem resposta, você continua excluído.',
    no: 'Etter 24 timer får du en e-post med et valg: komme tilbake eller holde deg borte i 6 måneder eller mer. Uten svar forblir du utestengt.',
    jp: '24時間後にメールをお送りします。復帰するか、6か月以上の停止を続けるかをお選びください。ご回答がない場合は停止が続きます。',
  },
  meansMonths: {
    en: 'It lasts {{count}} months and ends by itself. You get no email about it before then.', es: 'Dura {{count}} meses y termina sola. Hasta entonces no te enviaremos ningún correo al respecto.', de: 'Er dauert {{count}} Monate und endet von selbst. Bis dahin erhalten Sie dazu keine E-Mail.',
    fr: 'Elle dure {{count}} mois et prend fin d’elle-même. D’ici là, vous ne recevez aucun e-mail à ce sujet.', pt: 'Dura {{count}} meses e termina sozinha. Até lá, você não recebe nenhum e-mail sobre isso.', no: 'Den varer i {{count}} måneder og tar slutt av seg selv. Før det får du ingen e-post om den.',
    jp: '期間は{{count}}か月で、自動的に終了します。それまで関連メールは届きません。',
  },
  meansFinal: {
    en: 'It can’t be undone early, by nobody, not even by customer support.', es: 'No se puede anular antes de tiempo, ni siquiera por atención al cliente.', de: 'Niemand kann das vorzeitig aufheben, auch nicht der Kundendienst.',
    fr: 'Personne ne peut l’annuler avant terme, pas même le service client.', pt: 'Ninguém pode desfazer isso antes da hora, nem o atendimento ao cliente.', no: 'Ingen kan oppheve det før tiden, heller ikke kundeservice.',
    jp: '期間の途中で解除することは、カスタマーサポートを含め誰にもできません。',
  },
  confirm: {
    en: 'I understand, and I want to exclude myself from playing', es: 'Lo entiendo y quiero excluirme del juego', de: 'Ich habe das verstanden und möchte mich vom Spielen ausschließen',
    fr: 'J’ai compris et je veux m’exclure du jeu', pt: 'Entendi e quero me excluir dos jogos', no: 'Jeg forstår dette og vil utestenge meg fra spilling', jp: '内容を理解し、プレイからの自己排除を希望します',
  },
  confirmRequired: {
    en: 'Tick the box to say that you understand', es: 'Marca la casilla para indicar que lo entiendes', de: 'Setzen Sie das Häkchen, dass Sie es verstanden haben', fr: 'Cochez la case pour indiquer que vous avez compris',
    pt: 'Marque a caixa para dizer que entendeu', no: 'Kryss av for at du har forstått', jp: '内容をご理解のうえ、チェックを入れてください',
  },
  excludeNow: {
    en: 'Exclude me now', es: 'Excluirme ahora', de: 'Jetzt ausschließen', fr: 'M’exclure maintenant', pt: 'Excluir-me agora', no: 'Utesteng meg nå', jp: '今すぐ自己排除する',
  },
  excluded: {
    en: 'You are excluded and logged out. In 24 hours you get an email.', es: 'Te has excluido y se ha cerrado tu sesión. En 24 horas recibirás un correo.', de: 'Sie sind ausgeschlossen und abgemeldet. In 24 Stunden erhalten Sie eine E-Mail.',
    fr: 'Vous êtes exclu et déconnecté. Vous recevrez un e-mail dans 24 heures.', pt: 'Você foi excluído e sua sessão foi encerrada. Em 24 horas você receberá um e-mail.', no: 'Du er utestengt og logget ut. Om 24 timer får du en e-post.',
    jp: '自己排除が有効になり、ログアウトしました。24時間後にメールをお送りします。',
  },
  youAreExcluded: {
    en: 'You have excluded yourself', es: 'Te has autoexcluido', de: 'Sie haben sich selbst ausgeschlossen', fr: 'Vous vous êtes exclu', pt: 'Você se autoexcluiu', no: 'Du har utestengt deg selv', jp: '自己排除中です',
  },
  excludedUntilAnswer: {
    en: 'The email with your choice comes after {{time}}. Until you answer it you stay excluded.', es: 'El correo con tu elección llega después de: {{time}}. Seguirás excluido hasta que respondas.',
    de: 'Die E-Mail mit Ihrer Wahl kommt nach: {{time}}. Bis Sie antworten, bleiben Sie ausgeschlossen.', fr: 'L’e-mail avec votre choix arrive après le {{time}}. Vous restez exclu jusqu’à votre réponse.',
    pt: 'O e-mail com a sua escolha chega depois de {{time}}. Você continua excluído até responder.', no: 'E-posten med valget ditt kommer etter {{time}}. Du er utestengt til du svarer.',
    jp: '選択用のメールは{{time}}以降に届きます。ご回答があるまで停止が続きます。',
  },
  excludedUntil: {
    en: 'Until {{time}}', es: 'Hasta: {{time}}', de: 'Bis {{time}}', fr: 'Jusqu’au {{time}}', pt: 'Até {{time}}', no: 'Til {{time}}', jp: '{{time}}まで',
  },
  choiceLead: {
    en: 'The 24 hours are over. You decide how it goes on. Your choice counts once.', es: 'Han pasado las 24 horas. Tú decides cómo continuar. Tu elección cuenta una sola vez.',
    de: 'Die 24 Stunden sind vorbei. Sie entscheiden, wie es weitergeht. Ihre Wahl zählt einmal.', fr: 'Les 24 heures sont écoulées. À vous de décider de la suite. Votre choix ne compte qu’une fois.',
    pt: 'As 24 horas terminaram. Você decide como continuar. Sua escolha vale uma única vez.', no: 'De 24 timene er over. Du bestemmer hva som skjer videre. Valget gjelder én gang.',
    jp: '24時間が経過しました。今後についてお選びください。選択は一度だけ有効です。',
  },
  choice: { en: 'Your choice', es: 'Tu elección', de: 'Ihre Wahl', fr: 'Votre choix', pt: 'Sua escolha', no: 'Valget ditt', jp: '今後について' },
  stayMonths: {
    en: 'Stay excluded for {{count}} months', es: 'Seguir excluido {{count}} meses', de: '{{count}} Monate ausgeschlossen bleiben', fr: 'Rester exclu {{count}} mois', pt: 'Continuar excluído por {{count}} meses',
    no: 'Forbli utestengt i {{count}} måneder', jp: '{{count}}か月間、停止を続ける',
  },
  stayText: {
    en: 'Can’t be shortened', es: 'No se puede acortar', de: 'Lässt sich nicht verkürzen', fr: 'Ne peut pas être raccourci', pt: 'Não pode ser encurtado', no: 'Kan ikke forkortes', jp: '期間の短縮はできません',
  },
  return: { en: 'Return to play', es: 'Volver a jugar', de: 'Zurück zum Spiel', fr: 'Revenir au jeu', pt: 'Voltar a jogar', no: 'Tilbake til spillet', jp: 'プレイに復帰する' },
  returnText: {
    en: 'Takes your password. Your account opens after another {{time}}.', es: 'Requiere tu contraseña. Tu cuenta se abre tras otro plazo de {{time}}.',
    de: 'Verlangt Ihr Passwort. Ihr Konto wird nach weiteren {{time}} wieder geöffnet.', fr: 'Demande votre mot de passe. Votre compte rouvre après un nouveau délai de {{time}}.',
    pt: 'Exige a sua senha. Sua conta reabre após mais {{time}}.', no: 'Krever passordet ditt. Kontoen åpnes etter {{time}} til.', jp: 'パスワードが必要です。さらに{{time}}後にアカウントの利用を再開できます。',
  },
  returnPassword: {
    en: 'Password, only to return', es: 'Contraseña, solo para volver', de: 'Passwort, nur für die Rückkehr', fr: 'Mot de passe, uniquement pour revenir', pt: 'Senha, apenas para voltar', no: 'Passord, bare for å komme tilbake',
    jp: 'パスワード（復帰する場合のみ）',
  },
  choose: { en: 'Make this choice', es: 'Confirmar mi elección', de: 'Wahl bestätigen', fr: 'Confirmer mon choix', pt: 'Confirmar minha escolha', no: 'Bekreft valget', jp: '選択を確定する' },
  choiceRequired: { en: 'Choose how to go on', es: 'Elige cómo continuar', de: 'Wählen Sie, wie es weitergeht', fr: 'Choisissez la suite', pt: 'Escolha como continuar', no: 'Velg hva som skjer videre', jp: '今後についてお選びください' },
  returned: {
    en: 'Your account opens on {{time}}. Until then it stays closed to play.', es: 'Tu cuenta se abre el {{time}}. Hasta entonces no se puede jugar.', de: 'Ihr Konto wird am {{time}} wieder geöffnet. Bis dahin ist kein Spiel möglich.',
    fr: 'Votre compte rouvre le {{time}}. D’ici là, il reste fermé au jeu.', pt: 'Sua conta reabre em {{time}}. Até lá, não é possível jogar.', no: 'Kontoen åpnes {{time}}. Til da kan du ikke spille.', jp: '{{time}}にアカウントの利用を再開できます。それまではプレイできません。',
  },
  staysExcluded: {
    en: 'You stay excluded until {{day}}', es: 'Seguirás excluido hasta el {{day}}', de: 'Sie bleiben bis {{day}} ausgeschlossen', fr: 'Vous restez exclu jusqu’au {{day}}', pt: 'Você continua excluído até {{day}}', no: 'Du er utestengt til {{day}}',
    jp: '{{day}}まで停止が続きます',
  },
  linkInvalid: {
    en: 'This link is not valid', es: 'Este enlace no es válido', de: 'Dieser Link ist ungültig', fr: 'Ce lien n’est pas valide', pt: 'Este link não é válido', no: 'Denne lenken er ikke gyldig', jp: 'このリンクは無効です',
  },
  linkInvalidText: {
    en: 'The choice was made already, or the link is incomplete. Open it from the newest email once more.', es: 'Ya se hizo la elección o el enlace está incompleto. Ábrelo de nuevo desde el correo más reciente.',
    de: 'Die Wahl wurde schon getroffen, oder der Link ist unvollständig. Öffnen Sie ihn noch einmal aus der neuesten E-Mail.', fr: 'Le choix a déjà été fait, ou le lien est incomplet. Ouvrez-le à nouveau depuis l’e-mail le plus récent.',
    pt: 'A escolha já foi feita ou o link está incompleto. Abra-o novamente pelo e-mail mais recente.', no: 'Valget er allerede tatt, eller lenken er ufullstendig. Åpne den på nytt fra den nyeste e-posten.',
    jp: 'すでに選択済みか、リンクが正しくありません。最新のメールからもう一度開いてください。',
  },
  rulesHere: { en: 'What applies here', es: 'Lo que se aplica aquí', de: 'Was hier gilt', fr: 'Ce qui s’applique ici', pt: 'O que vale aqui', no: 'Dette gjelder her', jp: '適用されるルール' },
  rulesHereText: {
    en: 'The rules of the licence that you play under', es: 'Las reglas de la licencia con la que juegas', de: 'Die Regeln der Lizenz, unter der Sie spielen', fr: 'Les règles de la licence sous laquelle vous jouez',
    pt: 'As regras da licença sob a qual você joga', no: 'Reglene i lisensen du spiller under', jp: 'ご利用中のライセンスのルール',
  },
  rule: { en: 'Rule', es: 'Regla', de: 'Regel', fr: 'Règle', pt: 'Regra', no: 'Regel', jp: 'ルール' },
  applies: { en: 'Applies', es: 'Se aplica', de: 'Gilt', fr: 'Valeur', pt: 'Vale', no: 'Gjelder', jp: '内容' },
  ruleExclusion: {
    en: 'Shortest self-exclusion', es: 'Autoexclusión mínima', de: 'Kürzester Selbstausschluss', fr: 'Auto-exclusion la plus courte', pt: 'Autoexclusão mínima', no: 'Korteste selvekskludering', jp: '自己排除の最短期間',
  },
  ruleMonths: { en: '{{count}} months', es: '{{count}} meses', de: '{{count}} Monate', fr: '{{count}} mois', pt: '{{count}} meses', no: '{{count}} måneder', jp: '{{count}}か月' },
  ruleLimitWait: {
    en: 'Wait before a higher deposit limit', es: 'Espera antes de un límite de depósito más alto', de: 'Wartezeit vor einem höheren Einzahlungslimit', fr: 'Attente avant une limite de dépôt plus élevée',
    pt: 'Espera antes de um limite de depósito mais alto', no: 'Ventetid før en høyere innskuddsgrense', jp: '入金限度額引き上げの待機時間',
  },
  ruleCancel: {
    en: 'Withdrawals can be cancelled', es: 'Se pueden cancelar los retiros', de: 'Auszahlungen können storniert werden', fr: 'Les retraits peuvent être annulés', pt: 'Saques podem ser cancelados',
    no: 'Uttak kan avbrytes', jp: '出金のキャンセル',
  },
  ruleWagering: {
    en: 'Highest wagering requirement of a bonus', es: 'Requisito de apuesta máximo de un bono', de: 'Höchste Umsatzbedingung eines Bonus', fr: 'Condition de mise maximale d’un bonus', pt: 'Requisito máximo de aposta de um bônus',
    no: 'Høyeste omsetningskrav for en bonus', jp: 'ボーナスの最大賭け条件',
  },
  ruleStake: {
    en: 'Highest stake per round at your age', es: 'Apuesta máxima por ronda a tu edad', de: 'Höchster Einsatz pro Runde in Ihrem Alter', fr: 'Mise maximale par partie à votre âge',
    pt: 'Aposta máxima por rodada na sua idade', no: 'Høyeste innsats per runde for din alder', jp: 'ご年齢での1ラウンドの最大ベット額',
  },
  ruleAutoplay: { en: 'Autoplay', es: 'Juego automático', de: 'Automatisches Spiel', fr: 'Jeu automatique', pt: 'Jogo automático', no: 'Autospill', jp: 'オートプレイ' },
  ruleSlotRound: { en: 'Shortest slot round', es: 'Ronda de tragaperras más corta', de: 'Kürzeste Slotrunde', fr: 'Partie de machine à sous la plus courte', pt: 'Rodada de slot mais curta', no: 'Korteste spilleautomatrunde', jp: 'スロットの最短ラウンド時間' },
  ruleOtherRound: {
    en: 'Shortest round of other games', es: 'Ronda más corta de otros juegos', de: 'Kürzeste Runde anderer Spiele', fr: 'Partie la plus courte des autres jeux',
    pt: 'Rodada mais curta de outros jogos', no: 'Korteste runde i andre spill', jp: 'その他のゲームの最短ラウンド時間',
  },
  ruleFun: {
    en: 'Play for fun before an age check', es: 'Juego gratis antes de verificar la edad', de: 'Spielgeld vor der Altersprüfung', fr: 'Jeu gratuit avant la vérification de l’âge', pt: 'Jogo grátis antes da verificação de idade',
    no: 'Lekepenger før alderssjekk', jp: '年齢確認前の無料プレイ',
  },
  noCap: { en: 'Not limited', es: 'Sin límite', de: 'Nicht begrenzt', fr: 'Non limité', pt: 'Sem limite', no: 'Ikke begrenset', jp: '制限なし' },
  never: { en: 'Never offered', es: 'Nunca se ofrece', de: 'Wird nie angeboten', fr: 'Jamais proposé', pt: 'Nunca oferecido', no: 'Tilbys aldri', jp: '提供していません' },
  yes: { en: 'Yes', es: 'Sí', de: 'Ja', fr: 'Oui', pt: 'Sim', no: 'Ja', jp: '可' },
  no: { en: 'No', es: 'No', de: 'Nein', fr: 'Non', pt: 'Não', no: 'Nei', jp: '不可' },
});
