import { usePage } from '~/i18n/page';
import { drawnOnce, ofHouse } from '~/ui/drawn-once';

type Value = string | number | Thing | readonly Thing[] | null | undefined;

/** Something as schema.org names it: its type, and its properties. A text that begins with `/` or `https:` is an address; what is null is left out. */
export interface Thing {
  type: string;
  facts: Readonly<Record<string, Value>>;
}

/**
 * What a page is about, for search engines. As microdata and not as JSON-LD: a page of level 0 has no `<script>`, be it one that nobody runs
 * (docs/decisions/2026-11-23-found-by-search-engines.md).
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const page = usePage();
  return (
    <>
      {things.map(({ type, facts }) => {
        const inside = drawFacts(page, ofHouse, { facts: JSON.stringify(facts) });
        return <div key={type} hidden {...scopeOf(type)} dangerouslySetInnerHTML={{ __html: inside }} />;
      })}
    </>
  );
}

const scopeOf = (type: string) => ({ itemScope: true, itemType: `https://schema.org/${type}` });

/** What a page is about are words of ours. */
const drawFacts = drawnOnce<typeof ofHouse, { facts: string }>(({ facts }) => (
  <Facts facts={JSON.parse(facts) as Thing['facts']} />
));

const Facts = ({ facts }: Pick<Thing, 'facts'>) => (
  <>
    {Object.entries(facts).map(([name, value]) => (
      <Fact key={name} name={name} value={value} />
    ))}
  </>
);

function Fact({ name, value }: { name: string; value: Value }) {
  const { site } = usePage();
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') {
    const things: readonly Thing[] = 'type' in value ? [value] : value;
    return (
      <>
        {things.map(({ type, facts }, index) => (
          <div key={index} itemProp={name} {...scopeOf(type)}>
            <Facts facts={facts} />
          </div>
        ))}
      </>
    );
  }
  const text = String(value);
  if (text.startsWith('/')) return <link itemProp={name} href={site + text} />;
  return text.startsWith('https:') ? <link itemProp={name} href={text} /> : <meta itemProp={name} content={text} />;
}

/** Where a page hangs, from home down to itself. Paths without locale prefix. */
export const crumbs = (way: readonly { name: string; path: string }[]): Thing => ({
  type: 'BreadcrumbList',
  facts: {
    itemListElement: way.map(({ name, path }, index) => ({
      type: 'ListItem',
      facts: { position: index + 1, name, item: path },
    })),
  },
});
