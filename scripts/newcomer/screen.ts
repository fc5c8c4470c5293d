/** A screen that anybody sees and search engines find. */
import type { House } from './house';
import { saidIn, type InEach } from './words';

const route = `import type { LinksFunction } from '@remix-run/cloudflare';
import { usePage } from '~/i18n/page';
import stylesheet from '~/info/info.css?url';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'info.newcomersTitle',
  description: 'info.newcomersText',
  found: true,
  kept: { fresh: 60, stale: 600 },
};

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = () => null;

export default function Newcomers() {
  const { t } = usePage();
  return (
    <div className="info">
      <header className="page-head">
        <h1>{t('info.newcomersTitle')}</h1>
        <p className="lead">{t('info.newcomersText')}</p>
      </header>
    </div>
  );
}
`;

const words: InEach<readonly [title: string, text: string]> = {
  en: ['For newcomers', 'Where everything is in this house.'],
  es: ['Para quien empieza', 'Dónde está cada cosa en esta casa.'],
  de: ['Für Neue', 'Wo in diesem Haus alles zu finden ist.'],
  fr: ['Pour bien débuter', 'Où tout se trouve dans cette maison.'],
  pt: ['Para quem está chegando', 'Onde fica cada coisa nesta casa.'],
  no: ['For nye', 'Hvor du finner alt i dette huset.'],
  jp: ['はじめての方へ', 'このサイトのどこに何があるかをご案内します。'],
};

export async function addScreen(house: House): Promise<void> {
  await house.write('app/routes/newcomers.tsx', route);
  await house.addTexts('info.ts', (language) => {
    const [title, text] = saidIn(words, language);
    return `newcomersTitle: '${title}', newcomersText: '${text}',`;
  });
}
