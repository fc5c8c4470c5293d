import type { Texts } from '../texts';
import type { legal as english } from '../en/legal';

export const legal = {
  controlLead:
    'Spielen ist Unterhaltung, und im Schnitt kostet es Geld: Jedes Spiel zahlt auf Dauer weniger zurück, als eingesetzt wird. Die genaue RTP-Quote steht bei jedem Spiel.',
  control1Title: 'Damit es ein Spiel bleibt',
  control1Text:
    'Legen Sie vorher einen Betrag und eine Zeit fest. Spielen Sie nie, um Verluste zurückzuholen, nie mit geliehenem Geld und nicht in Wut, bei Müdigkeit oder nach Alkohol. Machen Sie Pausen.',
  control2Title: 'Zeichen, die Sie ernst nehmen sollten',
  control2Text:
    'Sie verheimlichen, wie viel Sie spielen. Sie spielen länger oder um mehr, als Sie wollten. Sie leihen Geld, verkaufen Dinge oder zahlen Rechnungen nicht. Arbeit, Ausbildung oder Ihre Liebsten kommen zu kurz.',
  control3Title: 'Wenn Sie aufhören möchten',
  control3Text:
    'Schreiben Sie an {{email}} und bitten Sie uns, Ihr Konto zu schließen. Wir fragen nicht nach dem Grund. Ihr Guthaben bleibt Ihres, und wir zahlen es Ihnen aus.',
  control4Title: 'Hilfe von außen',
  control4Text:
    'Sie müssen es nicht allein schaffen. Gambling Therapy (gamblingtherapy.org) berät kostenlos und anonym in vielen Sprachen. Die Anonymen Spieler (gamblersanonymous.org) treffen sich in vielen Ländern.',
} satisfies Texts<typeof english>;
