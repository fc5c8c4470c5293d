import type { Texts } from '../texts';
import type { mails as english } from '../en/mails';

export const mails = {
  greeting: 'Olá, {{name}}!',
  why: 'Você recebe este e-mail porque tem uma conta na {{site}}. Alguma dúvida? Escreva para {{support}}.',
  legal: '{{site}} é só para maiores de idade ({{minimumAge}}+). Se deixar de ser diversão, pare.',
  notice: {
    subjects: {
      level: 'Você chegou a um novo nível',
      challenge: 'Desafio concluído',
      race: 'Seu prêmio da corrida de slots',
      cashback: 'Seu cashback está disponível',
      paid: 'Suas recompensas chegaram',
    },
    button: 'Ver minhas notificações',
    off: 'Desativar estes e-mails',
  },
  confirmation: {
    subject: 'Confirme sua conta da {{site}}',
    ask: 'Agradecemos o seu cadastro na {{site}}. Confirme seu e-mail para ativar sua conta:',
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
    subject: 'Redefina sua senha da {{site}}',
    ask: 'Alguém pediu uma nova senha para sua conta da {{site}}. Se foi você, escolha-a aqui:',
    button: 'Escolher uma nova senha',
    valid: 'O link é válido por uma hora e só pode ser usado uma vez.',
    ignore: 'Se você não fez este pedido, pode ignorar este e-mail: sua senha continua a mesma.',
  },
  security: {
    button: 'Proteger minha conta',
    valid: 'Para sua segurança, os saques voltam a ser possíveis {{withdrawalWaitHours}} horas depois desta alteração.',
    ignore: 'Se não foi você, escolha uma nova senha e fale imediatamente com nosso atendimento.',
  },
  passwordChanged: {
    subject: 'Sua senha da {{site}} foi alterada',
    ask: 'A senha da sua conta da {{site}} foi alterada.',
  },
  nameChanged: {
    subject: 'O nome da sua conta da {{site}} foi alterado',
    ask: 'O nome da sua conta da {{site}} foi alterado. Verifique de novo sua identidade com um documento nesse nome.',
  },
  exclusion: {
    subject: 'Sua pausa na {{site}}: como você quer continuar?',
    ask: 'As {{exclusionHours}} horas desde sua autoexclusão terminaram. Você decide como continuar: manter a autoexclusão por 6, 12 ou 60 meses, ou voltar a jogar.',
    button: 'Fazer a escolha',
    valid: 'Você só pode escolher uma vez. Os meses escolhidos não podem ser encurtados.',
    ignore:
      'Enquanto você não escolher, sua autoexclusão continua valendo. Você pode entrar e sacar seu saldo a qualquer momento.',
  },
  withdrawal: {
    subject: 'Seu saque da {{site}} foi aprovado',
    ask: 'Seu saque da {{site}} foi aprovado. Informe a criptomoeda e o endereço da carteira para o envio:',
    button: 'Escolher o destino',
    valid: 'O link é válido por {{withdrawalLinkHours}} horas e só pode ser usado uma vez.',
    ignore: 'Se você não pediu um saque, fale imediatamente com nosso atendimento e não encaminhe este e-mail.',
  },
  support: {
    why: 'Você recebe este e-mail porque escreveu para a {{site}}. Alguma dúvida? Escreva para {{support}}.',
    message: 'Sua mensagem: {{message}}',
    reply: 'Se isso não resolver a questão, responda a este e-mail ou escreva de novo e informe {{reference}}.',
    answer: {
      subject: '{{site}}: nossa resposta à sua mensagem {{reference}}',
      about: 'Esta é nossa resposta à sua mensagem de {{date}}. A referência é {{reference}}.',
    },
    dispute: {
      subject: '{{site}}: nossa posição final sobre sua reclamação {{reference}}',
      about:
        'Não conseguimos chegar a um acordo com você sobre sua reclamação de {{date}}. A referência é {{reference}}. Esta é nossa posição final:',
      button: 'Ir para {{body}}',
      free: 'Você pode levar sua reclamação a {{body}}, que é independente de nós. Isso não custa nada. Envie este e-mail junto.',
    },
  },
} satisfies Texts<typeof english>;
