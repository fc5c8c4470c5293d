import type { Texts } from '../texts';
import type { mails as english } from '../en/mails';

export const mails = {
  greeting: 'Olá, {{name}}!',
  why: 'Você recebe este e-mail porque tem uma conta em {{site}}. Alguma dúvida? Escreva para {{support}}.',
  legal: '{{site}} é só para maiores de idade ({{minimumAge}}+). Se deixar de ser diversão, pare.',
  notice: {
    subjects: {
      level: 'Você chegou a um novo nível',
      challenge: 'Desafio concluído',
      race: 'O seu prêmio da corrida de slots',
      cashback: 'O seu cashback está disponível',
      paid: 'As suas recompensas chegaram',
    },
    button: 'Ver minhas notificações',
    off: 'Desativar estes e-mails',
  },
  confirmation: {
    subject: 'Confirme a sua conta {{site}}',
    ask: 'Agradecemos o seu cadastro na {{site}}. Confirme o seu e-mail para ativar a sua conta:',
    button: 'Confirmar e-mail',
    valid: 'O link é válido por {{registrationLinkHours}} horas.',
    ignore: 'Se você não se cadastrou, pode ignorar este e-mail.',
  },
  newEmail: {
    subject: 'Confirme seu novo e-mail da {{site}}',
    ask: 'Você pediu para usar este e-mail na sua conta da {{site}}. Confirme-o:',
    button: 'Confirmar e-mail',
    valid:
      'O link é válido por {{emailLinkHours}} horas. Até a confirmação do novo e-mail, o anterior continua em uso.',
    ignore: 'Se você não fez este pedido, pode ignorar este e-mail.',
  },
  emailAsked: {
    subject: 'Seu e-mail da {{site}} está prestes a mudar',
    ask: 'Alguém que conhece sua senha pediu para usar outro e-mail na sua conta da {{site}}. A mudança vale quando o link enviado ao novo endereço for aberto.',
    button: 'Não fui eu: escolher uma nova senha',
    valid: 'Uma nova senha cancela a mudança e encerra todas as sessões.',
    ignore: 'Se foi você, não é preciso fazer nada.',
  },
  emailChanged: {
    subject: 'O e-mail da sua conta da {{site}} foi alterado',
    ask: 'Sua conta da {{site}} agora usa outro e-mail. Você não receberá mais e-mails da conta neste endereço.',
    button: 'Não fui eu: falar com o atendimento',
    valid: 'Seu saldo e seus bônus continuam os mesmos.',
    ignore: 'Se foi você, não é preciso fazer nada.',
  },
  emailTaken: {
    subject: 'Alguém tentou usar seu e-mail na {{site}}',
    greeting: 'Olá!',
    ask: 'Alguém pediu para usar este e-mail em outra conta da {{site}}. Ele já pertence a uma conta, por isso nada foi alterado.',
    button: 'Entrar',
    valid:
      'Se foi você e quer usar este e-mail, entre na conta à qual ele pertence ou escolha uma nova senha para ela.',
    ignore: 'Se não foi você, pode ignorar este e-mail. Ninguém entrou na sua conta.',
  },
  reset: {
    subject: 'Redefina a sua senha {{site}}',
    ask: 'Alguém pediu uma nova senha para a sua conta {{site}}. Se foi você, escolha-a aqui:',
    button: 'Escolher uma nova senha',
    valid: 'O link é válido por uma hora e só pode ser usado uma vez.',
    ignore: 'Se você não fez este pedido, pode ignorar este e-mail: a sua senha continua a mesma.',
  },
  security: {
    button: 'Proteger minha conta',
    valid: 'Para sua segurança, os saques voltam a ser possíveis {{withdrawalWaitHours}} horas depois desta alteração.',
    ignore: 'Se não foi você, escolha uma nova senha e fale imediatamente com o nosso atendimento.',
  },
  passwordChanged: {
    subject: 'A sua senha da {{site}} foi alterada',
    ask: 'A senha da sua conta da {{site}} foi alterada.',
  },
  nameChanged: {
    subject: 'O nome da sua conta da {{site}} foi alterado',
    ask: 'O nome da sua conta da {{site}} foi alterado. Verifique de novo a sua identidade com um documento nesse nome.',
  },
  exclusion: {
    subject: 'A sua pausa em {{site}}: como você quer continuar?',
    ask: 'As {{exclusionHours}} horas desde a sua autoexclusão terminaram. Você decide como continuar: manter a autoexclusão por 6, 12 ou 60 meses, ou voltar a jogar.',
    button: 'Fazer a escolha',
    valid: 'Você só pode escolher uma vez. Os meses escolhidos não podem ser encurtados.',
    ignore:
      'Enquanto você não escolher, sua autoexclusão continua valendo. Você pode entrar e sacar o seu saldo a qualquer momento.',
  },
  withdrawal: {
    subject: 'O seu saque {{site}} foi aprovado',
    ask: 'O seu saque de {{site}} foi aprovado. Informe a criptomoeda e o endereço da carteira para o envio:',
    button: 'Escolher o destino',
    valid: 'O link é válido por {{withdrawalLinkHours}} horas e só pode ser usado uma vez.',
    ignore: 'Se você não pediu um saque, fale imediatamente com o nosso atendimento e não encaminhe este e-mail.',
  },
  support: {
    why: 'Você recebe este e-mail porque escreveu para {{site}}. Alguma dúvida? Escreva para {{support}}.',
    message: 'A sua mensagem: {{message}}',
    reply: 'Se isso não resolver a questão, responda a este e-mail ou escreva de novo e informe {{reference}}.',
    answer: {
      subject: '{{site}}: a nossa resposta à sua mensagem {{reference}}',
      about: 'Esta é a nossa resposta à sua mensagem de {{date}}. A referência é {{reference}}.',
    },
    dispute: {
      subject: '{{site}}: a nossa posição final sobre a sua reclamação {{reference}}',
      about:
        'Não conseguimos chegar a um acordo com você sobre a sua reclamação de {{date}}. A referência é {{reference}}. Esta é a nossa posição final:',
      button: 'Ir para {{body}}',
      free: 'Você pode levar a sua reclamação a {{body}}, que é independente de nós. Isso não custa nada. Envie este e-mail junto.',
    },
  },
} satisfies Texts<typeof english>;
