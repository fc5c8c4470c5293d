import { defineMessages } from '../define-messages';

export const account = defineMessages({
  profile: { en: 'Profile', es: 'Perfil', de: 'Profil', fr: 'Profil', pt: 'Perfil', no: 'Profil', jp: 'プロフィール' },
  myAccount: { en: 'My account', es: 'Mi cuenta', de: 'Mein Konto', fr: 'Mon compte', pt: 'Minha conta', no: 'Min konto', jp: 'マイアカウント' },
  memberData: {
    en: 'Member data', es: 'Datos de la cuenta', de: 'Kontodaten', fr: 'Données du compte', pt: 'Dados da conta', no: 'Kontoopplysninger', jp: '会員情報',
  },
  username: { en: 'Username', es: 'Nombre de usuario', de: 'Benutzername', fr: 'Nom d’utilisateur', pt: 'Nome de usuário', no: 'Brukernavn', jp: 'ユーザー名' },
  email: { en: 'Email', es: 'Correo electrónico', de: 'E-Mail', fr: 'E-mail', pt: 'E-mail', no: 'E-post', jp: 'メールアドレス' },
  country: { en: 'Country', es: 'País', de: 'Land', fr: 'Pays', pt: 'País', no: 'Land', jp: '国' },
  currency: { en: 'Currency', es: 'Moneda', de: 'Währung', fr: 'Devise', pt: 'Moeda', no: 'Valuta', jp: '通貨' },
  birthdate: { en: 'Date of birth', es: 'Fecha de nacimiento', de: 'Geburtsdatum', fr: 'Date de naissance', pt: 'Data de nascimento', no: 'Fødselsdato', jp: '生年月日' },
  kycStatus: {
    en: 'Identity', es: 'Identidad', de: 'Identität', fr: 'Identité', pt: 'Identidade', no: 'Identitet', jp: '本人確認',
  },
  verified: { en: 'Verified', es: 'Verificada', de: 'Verifiziert', fr: 'Vérifiée', pt: 'Verificada', no: 'Bekreftet', jp: '確認済み' },
  notVerified: { en: 'Not verified', es: 'No verificada', de: 'Nicht verifiziert', fr: 'Non vérifiée', pt: 'Não verificada', no: 'Ikke bekreftet', jp: '未確認' },
  previousLogin: {
    en: 'Previous log-in', es: 'Inicio de sesión anterior', de: 'Letzte Anmeldung', fr: 'Connexion précédente', pt: 'Acesso anterior', no: 'Forrige innlogging', jp: '前回のログイン',
  },
  previousLoginFrom: {
    en: '{{time}}, from {{ip}}', es: '{{time}}, desde {{ip}}', de: '{{time}}, von {{ip}}', fr: '{{time}}, depuis {{ip}}', pt: '{{time}}, de {{ip}}', no: '{{time}}, fra {{ip}}',
    jp: '{{time}}（{{ip}}）',
  },
  firstLogin: {
    en: 'This is your first', es: 'Este es el primero', de: 'Dies ist Ihre erste', fr: 'Celle-ci est la première', pt: 'Este é o primeiro', no: 'Dette er den første', jp: '今回が初めてです',
  },
  yourDetails: { en: 'Your details', es: 'Tus datos', de: 'Ihre Angaben', fr: 'Vos coordonnées', pt: 'Seus dados', no: 'Opplysningene dine', jp: 'お客様情報' },
  yourDetailsWhy: {
    en: 'The cashier needs these before money can move. They must match your identity document.',
    es: 'La caja los necesita antes de mover dinero. Deben coincidir con tu documento de identidad.',
    de: 'Die Kasse braucht sie, bevor Geld bewegt werden kann. Sie müssen mit Ihrem Ausweis übereinstimmen.',
    fr: 'La caisse en a besoin avant tout mouvement d’argent. Elles doivent correspondre à votre pièce d’identité.',
    pt: 'O caixa precisa deles antes de movimentar dinheiro. Eles devem ser iguais aos do seu documento de identidade.',
    no: 'Kassen trenger dem før penger kan flyttes. De må stemme med legitimasjonen din.',
    jp: '入出金の前に必要な情報です。身分証明書と同じ内容をご入力ください。',
  },
  fname: { en: 'First name', es: 'Nombre', de: 'Vorname', fr: 'Prénom', pt: 'Nome', no: 'Fornavn', jp: '名' },
  lname: { en: 'Last name', es: 'Apellidos', de: 'Nachname', fr: 'Nom', pt: 'Sobrenome', no: 'Etternavn', jp: '姓' },
  address: { en: 'Address', es: 'Dirección', de: 'Adresse', fr: 'Adresse', pt: 'Endereço', no: 'Adresse', jp: '住所' },
  city: { en: 'City', es: 'Ciudad', de: 'Ort', fr: 'Ville', pt: 'Cidade', no: 'Poststed', jp: '市区町村' },
  zip: { en: 'Zip code', es: 'Código postal', de: 'Postleitzahl', fr: 'Code postal', pt: 'CEP ou código postal', no: 'Postnummer', jp: '郵便番号' },
  mobile: { en: 'Mobile number', es: 'Número de móvil', de: 'Mobilnummer', fr: 'Numéro de mobile', pt: 'Número de celular', no: 'Mobilnummer', jp: '携帯電話番号' },
  mobileHint: {
    en: 'With the country code, for example +44 7700 900123', es: 'Con el prefijo del país, por ejemplo +34 612 345 678', de: 'Mit Ländervorwahl, zum Beispiel +49 151 23456789',
    fr: 'Avec l’indicatif du pays, par exemple +33 6 12 34 56 78', pt: 'Com o código do país, por exemplo +55 11 91234 5678', no: 'Med landskode, for eksempel +47 412 34 567',
    jp: '国番号を付けてください（例：+81 90 1234 5678）',
  },
  save: { en: 'Save', es: 'Guardar', de: 'Speichern', fr: 'Enregistrer', pt: 'Salvar', no: 'Lagre', jp: '保存する' },
  saved: {
    en: 'Additional information saved', es: 'Información adicional guardada', de: 'Zusätzliche Angaben gespeichert', fr: 'Informations complémentaires enregistrées',
    pt: 'Informações adicionais salvas', no: 'Tilleggsopplysninger lagret', jp: '追加情報を保存しました',
  },
  fnameRequired: {
    en: 'Enter your first name', es: 'Escribe tu nombre', de: 'Geben Sie Ihren Vornamen ein', fr: 'Saisissez votre prénom', pt: 'Digite o seu nome', no: 'Skriv inn fornavnet ditt',
    jp: '名を入力してください',
  },
  fnameLength: {
    en: 'First name must have {{min}} to {{max}} characters', es: 'El nombre debe tener de {{min}} a {{max}} caracteres', de: 'Der Vorname muss {{min}} bis {{max}} Zeichen haben',
    fr: 'Le prénom doit compter de {{min}} à {{max}} caractères', pt: 'O nome deve ter de {{min}} a {{max}} caracteres', no: 'Fornavnet må ha {{min}} til {{max}} tegn',
    jp: '名は{{min}}文字以上{{max}}文字以内で入力してください',
  },
  lnameRequired: {
    en: 'Enter your last name', es: 'Escribe tus apellidos', de: 'Geben Sie Ihren Nachnamen ein', fr: 'Saisissez votre nom', pt: 'Digite o seu sobrenome', no: 'Skriv inn etternavnet ditt',
    jp: '姓を入力してください',
  },
  lnameLength: {
    en: 'Last name must have {{min}} to {{max}} characters', es: 'Los apellidos deben tener de {{min}} a {{max}} caracteres', de: 'Der Nachname muss {{min}} bis {{max}} Zeichen haben',
    fr: 'Le nom doit compter de {{min}} à {{max}} caractères', pt: 'O sobrenome deve ter de {{min}} a {{max}} caracteres', no: 'Etternavnet må ha {{min}} til {{max}} tegn',
    jp: '姓は{{min}}文字以上{{max}}文字以内で入力してください',
  },
  addressRequired: {
    en: 'Enter your address', es: 'Escribe tu dirección', de: 'Geben Sie Ihre Adresse ein', fr: 'Saisissez votre adresse', pt: 'Digite o seu endereço', no: 'Skriv inn adressen din',
    jp: '住所を入力してください',
  },
  addressLength: {
    en: 'Address can have at most {{max}} characters', es: 'La dirección puede tener {{max}} caracteres como máximo', de: 'Die Adresse darf höchstens {{max}} Zeichen haben',
    fr: 'L’adresse peut compter {{max}} caractères au plus', pt: 'O endereço pode ter no máximo {{max}} caracteres', no: 'Adressen kan ha høyst {{max}} tegn',
    jp: '住所は{{max}}文字以内で入力してください',
  },
  cityRequired: {
    en: 'Enter your city', es: 'Escribe tu ciudad', de: 'Geben Sie Ihren Ort ein', fr: 'Saisissez votre ville', pt: 'Digite a sua cidade', no: 'Skriv inn poststedet ditt',
    jp: '市区町村を入力してください',
  },
  cityLength: {
    en: 'City can have at most {{max}} characters', es: 'La ciudad puede tener {{max}} caracteres como máximo', de: 'Der Ort darf höchstens {{max}} Zeichen haben',
    fr: 'La ville peut compter {{max}} caractères au plus', pt: 'A cidade pode ter no máximo {{max}} caracteres', no: 'Poststedet kan ha høyst {{max}} tegn',
    jp: '市区町村は{{max}}文字以内で入力してください',
  },
  zipRequired: {
    en: 'Enter your zip code', es: 'Escribe tu código postal', de: 'Geben Sie Ihre Postleitzahl ein', fr: 'Saisissez votre code postal', pt: 'Digite o seu CEP ou código postal',
    no: 'Skriv inn postnummeret ditt', jp: '郵便番号を入力してください',
  },
  zipLength: {
    en: 'Zip code can have at most {{max}} characters', es: 'El código postal puede tener {{max}} caracteres como máximo', de: 'Die Postleitzahl darf höchstens {{max}} Zeichen haben',
    fr: 'Le code postal peut compter {{max}} caractères au plus', pt: 'O CEP ou código postal pode ter no máximo {{max}} caracteres', no: 'Postnummeret kan ha høyst {{max}} tegn',
    jp: '郵便番号は{{max}}文字以内で入力してください',
  },
  mobileRequired: {
    en: 'Enter your mobile number', es: 'Escribe tu número de móvil', de: 'Geben Sie Ihre Mobilnummer ein', fr: 'Saisissez votre numéro de mobile', pt: 'Digite o seu número de celular',
    no: 'Skriv inn mobilnummeret ditt', jp: '携帯電話番号を入力してください',
  },
  mobileInvalid: {
    en: 'Mobile number is not valid: use digits and the country code', es: 'El número de móvil no es válido: usa cifras y el prefijo del país',
    de: 'Die Mobilnummer ist ungültig: Verwenden Sie Ziffern und die Ländervorwahl', fr: 'Le numéro de mobile n’est pas valide : utilisez des chiffres et l’indicatif du pays',
    pt: 'O número de celular não é válido: use números e o código do país', no: 'Mobilnummeret er ugyldig: Bruk sifre og landskode',
    jp: '携帯電話番号が正しくありません。国番号と数字で入力してください',
  },
  additional: { en: 'Additional information', es: 'Información adicional', de: 'Zusätzliche Angaben', fr: 'Informations complémentaires', pt: 'Informações adicionais', no: 'Tilleggsopplysninger', jp: '追加情報' },
  nickname: { en: 'Nickname', es: 'Apodo', de: 'Spitzname', fr: 'Pseudo', pt: 'Apelido', no: 'Kallenavn', jp: 'ニックネーム' },
  nicknameLength: {
    en: 'Nickname must have {{min}} to {{max}} characters', es: 'El apodo debe tener de {{min}} a {{max}} caracteres', de: 'Der Spitzname muss {{min}} bis {{max}} Zeichen haben', fr: 'Le pseudo doit compter de {{min}} à {{max}} caractères',
    pt: 'O apelido deve ter de {{min}} a {{max}} caracteres', no: 'Kallenavnet må ha {{min}} til {{max}} tegn', jp: 'ニックネームは{{min}}文字以上{{max}}文字以内で入力してください',
  },
  timezone: { en: 'Time zone', es: 'Zona horaria', de: 'Zeitzone', fr: 'Fuseau horaire', pt: 'Fuso horário', no: 'Tidssone', jp: 'タイムゾーン' },
  timezoneHint: {
    en: 'Region and city, for example Europe/London', es: 'Región y ciudad, por ejemplo Europe/Madrid', de: 'Region und Stadt, zum Beispiel Europe/Berlin', fr: 'Région et ville, par exemple Europe/Paris',
    pt: 'Região e cidade, por exemplo America/Sao_Paulo', no: 'Region og by, for eksempel Europe/Oslo', jp: '地域と都市（例：Asia/Tokyo）',
  },
  timezoneRequired: { en: 'Enter your time zone', es: 'Escribe tu zona horaria', de: 'Geben Sie Ihre Zeitzone ein', fr: 'Saisissez votre fuseau horaire', pt: 'Digite o seu fuso horário', no: 'Skriv inn tidssonen din', jp: 'タイムゾーンを入力してください' },
  timezoneInvalid: {
    en: 'This time zone is not known: write it as region and city', es: 'No conocemos esta zona horaria: escribe región y ciudad', de: 'Diese Zeitzone ist unbekannt: Schreiben Sie Region und Stadt', fr: 'Ce fuseau horaire est inconnu : indiquez région et ville',
    pt: 'Este fuso horário não existe: escreva região e cidade', no: 'Tidssonen er ukjent: Skriv region og by', jp: '不明なタイムゾーンです。地域と都市を入力してください',
  },
  securityQuestion: { en: 'Security question', es: 'Pregunta de seguridad', de: 'Sicherheitsfrage', fr: 'Question de sécurité', pt: 'Pergunta de segurança', no: 'Sikkerhetsspørsmål', jp: '秘密の質問' },
  securityQuestionHint: {
    en: 'Customer support may ask it. It never opens your account.', es: 'Atención al cliente puede hacértela. Nunca da acceso a tu cuenta.', de: 'Der Kundendienst kann sie stellen. Sie öffnet nie Ihr Konto.', fr: 'Le service client peut la poser. Elle n’ouvre jamais votre compte.',
    pt: 'O atendimento pode fazê-la. Ela nunca dá acesso à sua conta.', no: 'Kundeservice kan stille det. Det åpner aldri kontoen din.', jp: 'カスタマーサポートがお尋ねする場合があります。ログインには使われません。',
  },
  securityAnswer: { en: 'Your answer', es: 'Tu respuesta', de: 'Ihre Antwort', fr: 'Votre réponse', pt: 'Sua resposta', no: 'Svaret ditt', jp: '答え' },
  securityAnswerHint: {
    en: 'Never shown again. Leave it empty to keep the one you gave.', es: 'No se vuelve a mostrar. Déjala vacía para conservar la anterior.', de: 'Wird nie wieder angezeigt. Leer lassen, um die bisherige zu behalten.', fr: 'N’est plus jamais affichée. Laissez vide pour garder la précédente.',
    pt: 'Nunca mais é exibida. Deixe vazia para manter a anterior.', no: 'Vises aldri igjen. La feltet stå tomt for å beholde det forrige.', jp: '再表示されません。変更しない場合は空欄のままにしてください。',
  },
  securityAnswerRequired: {
    en: 'Answer your security question', es: 'Responde a tu pregunta de seguridad', de: 'Beantworten Sie Ihre Sicherheitsfrage', fr: 'Répondez à votre question de sécurité', pt: 'Responda à sua pergunta de segurança', no: 'Svar på sikkerhetsspørsmålet', jp: '秘密の質問の答えを入力してください',
  },
  securityQuestionRequired: {
    en: 'Write the question that you answer', es: 'Escribe la pregunta a la que respondes', de: 'Schreiben Sie die Frage, die Sie beantworten', fr: 'Écrivez la question à laquelle vous répondez', pt: 'Escreva a pergunta a que você responde', no: 'Skriv spørsmålet du svarer på', jp: '答えに対する質問を入力してください',
  },
  changedElsewhere: {
    en: 'This information was changed in another window meanwhile. Check yours, and save again to replace it.', es: 'Estos datos se han cambiado en otra ventana. Revisa los tuyos y guarda de nuevo para sustituirlos.',
    de: 'Diese Angaben wurden inzwischen in einem anderen Fenster geändert. Prüfen Sie Ihre und speichern Sie noch einmal, um sie zu ersetzen.', fr: 'Ces informations ont été modifiées dans une autre fenêtre. Vérifiez les vôtres et enregistrez à nouveau pour les remplacer.',
    pt: 'Estes dados foram alterados em outra janela. Confira os seus e salve de novo para substituí-los.', no: 'Opplysningene er endret i et annet vindu i mellomtiden. Kontroller dine og lagre på nytt for å erstatte dem.', jp: '別のウィンドウで情報が変更されました。内容を確認し、上書きする場合はもう一度保存してください。',
  },
  mails: { en: 'Emails', es: 'Correos', de: 'E-Mails', fr: 'E-mails', pt: 'E-mails', no: 'E-poster', jp: 'メール配信' },
  mailsLabel: {
    en: 'Email me about my levels, challenges, prizes and cashback', es: 'Recibir correos sobre mis niveles, desafíos, premios y cashback', de: 'E-Mails zu meinen Leveln, Challenges, Preisen und Cashback erhalten',
    fr: 'Recevoir des e-mails sur mes niveaux, défis, prix et cashback', pt: 'Receber e-mails sobre os meus níveis, desafios, prêmios e cashback', no: 'Send meg e-post om nivåer, utfordringer, premier og cashback', jp: '特典のお知らせをメールで受け取る',
  },
  mailsHint: {
    en: 'Emails about your account’s security and withdrawals are always sent.', es: 'Los correos sobre la seguridad de tu cuenta y las retiradas se envían siempre.',
    de: 'E-Mails zur Sicherheit Ihres Kontos und zu Auszahlungen werden immer gesendet.', fr: 'Les e-mails sur la sécurité de votre compte et les retraits sont toujours envoyés.',
    pt: 'E-mails sobre a segurança da conta e os saques são sempre enviados.', no: 'E-poster om kontosikkerhet og uttak sendes alltid.', jp: 'アカウントの安全と出金に関するメールは必ず送信されます。',
  },
  mailsOn: { en: 'Emails are on', es: 'Correos activados', de: 'E-Mails sind eingeschaltet', fr: 'E-mails activés', pt: 'E-mails ativados', no: 'E-poster er slått på', jp: 'メール配信をオンにしました' },
  mailsOff: { en: 'Emails are off', es: 'Correos desactivados', de: 'E-Mails sind ausgeschaltet', fr: 'E-mails désactivés', pt: 'E-mails desativados', no: 'E-poster er slått av', jp: 'メール配信をオフにしました' },
  unsavedTitle: {
    en: 'Leave without saving?', es: '¿Salir sin guardar?', de: 'Ohne Speichern verlassen?', fr: 'Quitter sans enregistrer ?', pt: 'Sair sem salvar?', no: 'Forlate uten å lagre?', jp: '保存せずに移動しますか？',
  },
  unsavedWhy: {
    en: 'What you typed is not saved yet and will be lost.', es: 'Lo que has escrito aún no está guardado y se perderá.', de: 'Was Sie eingegeben haben, ist noch nicht gespeichert und geht verloren.',
    fr: 'Ce que vous avez saisi n’est pas encore enregistré et sera perdu.', pt: 'O que você digitou ainda não foi salvo e será perdido.', no: 'Det du har skrevet, er ikke lagret ennå og går tapt.', jp: '入力した内容はまだ保存されていないため、失われます。',
  },
  unsavedStay: { en: 'Keep editing', es: 'Seguir editando', de: 'Weiter bearbeiten', fr: 'Continuer la saisie', pt: 'Continuar editando', no: 'Fortsett å redigere', jp: '編集を続ける' },
  unsavedLeave: { en: 'Leave without saving', es: 'Salir sin guardar', de: 'Ohne Speichern verlassen', fr: 'Quitter sans enregistrer', pt: 'Sair sem salvar', no: 'Forlat uten å lagre', jp: '保存せずに移動する' },
});
