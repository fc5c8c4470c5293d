import type { Texts } from '../texts';
import type { hold as english } from '../en/hold';

export const hold = {
  feature: 'La fonction Hold',
  held: 'Symboles conservés',
  coinAt: '{{coin}}, rouleau {{reel}}, ligne {{row}} : {{amount}}',
  landedInRespin: '{{where}}, respin {{respin}}',
  coins_one: '{{count}} symbole conservé',
  coins_other: '{{count}} symboles conservés',
  respins: 'Respins joués',
  left: 'Respins restants : {{respins}}',
  full: 'Grille pleine',
  paid: 'Gain total',
  ruleBegin:
    'Le symbole « {{coin}} » interrompt les lignes et n’y paie rien. Si {{trigger}} ou plus tombent à la fois, ils restent en place et la fonction commence.',
  ruleRespins:
    'Les places vides ont droit à {{respins}} respins. Sur chacune, le symbole « {{coin}} » tombe avec une probabilité de 1 sur {{oneIn}}. Il reste aussi, et il y a de nouveau {{respins}} respins. La fonction s’arrête quand les respins sont épuisés ou que les {{places}} places sont remplies.',
  rulePays:
    'Chaque symbole « {{coin}} » porte un montant ; à la fin, tous s’additionnent et sont payés. Si les {{places}} places sont remplies, {{amount}} s’y ajoutent.',
  values: 'Les montants du symbole « {{coin}} » et leur fréquence :',
  featureFrequency: 'La fonction se lance',
  fullFrequency: 'Toutes les places se remplissent',
  oneIn: 'environ une fois tous les {{spins}} tours',
} satisfies Texts<typeof english>;
