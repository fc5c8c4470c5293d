/** What the product's pages are compared with in the same run: a page that costs nothing, and what React alone costs. */
import { renderToString } from 'react-dom/server';

const tiles = Array.from({ length: 40 }, (_, index) => ({
  id: `game-${index}`,
  title: `A game with a name ${index}`,
  provider: 'Lantern Games',
}));

function Tile({ id, title, provider }: (typeof tiles)[number]) {
  return (
    <li className="tile">
      <a href={`/play/lantern/${id}`}>
        <img src={`/art/${id}.svg`} alt="" width={160} height={120} loading="lazy" />
        <span className="title">{title}</span>
        <span className="provider">{provider}</span>
      </a>
    </li>
  );
}

function BarePage() {
  return (
    <html lang="en">
      <head>
        <title>Forty tiles</title>
      </head>
      <body>
        <main>
          <h1>Forty tiles</h1>
          <ul>
            {tiles.map((tile) => (
              <Tile key={tile.id} {...tile} />
            ))}
          </ul>
        </main>
      </body>
    </html>
  );
}

const html = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
const constant = 'x'.repeat(20_000);

export default {
  fetch: (request: Request): Response =>
    request.url.endsWith('/react') ? html(`<!DOCTYPE html>${renderToString(<BarePage />)}`) : html(constant),
};
