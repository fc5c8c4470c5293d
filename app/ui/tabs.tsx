import { usePage } from '~/i18n/page';
import { drawnOnce, ofHouse } from './drawn-once';
import { Icon, type IconName } from './icon';
import { spaced } from './spaced';

export interface TabItem {
  href: string;
  label: string;
  current: boolean;
  icon?: IconName;
}

/** Sections of a screen, each with an address of its own. `label` names the group to who can't see it. */
export function Tabs({ label, items }: { label: string; items: readonly TabItem[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      <TabLinks items={items} />
    </nav>
  );
}

export function TabLinks({ items }: { items: readonly TabItem[] }) {
  return (
    <>
      {spaced(
        items.map(({ href, label, current, icon }) => (
          <a key={href} href={href} aria-current={current ? 'page' : undefined}>
            {icon && <Icon name={icon} />}
            {label}
          </a>
        )),
      )}
    </>
  );
}

/** The page numbers worth a link: the ends and the current one's neighbours, 0 for a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1] ?? 0;
    return number - before > 2 ? [0, number] : number - before === 2 ? [number - 1, number] : [number];
  });
}

/** `own`: where each page that is linked stands, by its number. */
const drawPages = drawnOnce<typeof ofHouse, { page: number; pages: number }, string>(function Pages({
  page,
  pages,
  own,
}) {
  const { t, number } = usePage();
  return (
    <>
      {page > 1 && (
        <a href={own[page - 1]} rel="prev" aria-label={t('ui.previousPage')}>
          <Icon name="left" />
        </a>
      )}
      {spaced(
        pageNumbers(page, pages).map((entry, index) =>
          entry === 0 ? (
            <span key={`gap ${index}`}>…</span>
          ) : (
            <a key={entry} href={own[entry]} aria-current={entry === page ? 'page' : undefined}>
              {number(entry)}
            </a>
          ),
        ),
      )}
      {page < pages && (
        <a href={own[page + 1]} rel="next" aria-label={t('ui.nextPage')}>
          <Icon name="right" />
        </a>
      )}
    </>
  );
});

/** Pages count from 1. Nothing for a single page. */
export function Pagination({ page, pages, hrefOf }: { page: number; pages: number; hrefOf: (page: number) => string }) {
  const around = usePage();
  if (pages < 2) return null;
  // Whoever asks for a page behind the last is led back to that.
  const current = Math.min(page, pages + 1);
  const linked = new Set([...pageNumbers(current, pages), current - 1, current + 1]);
  const inside = drawPages(
    around,
    ofHouse,
    { page: current, pages },
    Object.fromEntries([...linked].map((entry) => [entry, hrefOf(entry)])),
  );
  return <nav className="pages" aria-label={around.t('ui.pages')} dangerouslySetInnerHTML={{ __html: inside }} />;
}
