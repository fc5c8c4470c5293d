import type { ContentBlock } from 'contract/content';
import { htmlLang, isLanguage } from '~/i18n/languages';
import { usePage } from '~/i18n/page';
import { Icon } from '~/ui/icon';
import { Table } from '~/ui/table';

/** What `lang` says of a part in a language that isn't the page's; undefined where it is. */
export const otherLang = (language: string, locale: string): string | undefined => (language === locale ? undefined : isLanguage(language) ? htmlLang[language] : language);

/** The body of a page: headings, paragraphs, lists, steps, notes, tables and links. `language` is the one it is written in. */
export function Blocks({ body, language }: { body: readonly ContentBlock[]; language: string }) {
  const { locale } = usePage();
  return <div className="prose story-body" lang={otherLang(language, locale)}>{body.map((block, index) => <Block key={index} block={block} caption={headingBefore(body, index)} />)}</div>;
}

/** The heading that a block stands below: a table is named by it. */
function headingBefore(body: readonly ContentBlock[], index: number): string {
  const heading = body.slice(0, index).findLast(({ kind }) => kind === 'heading');
  return heading?.kind === 'heading' ? heading.text : '';
}

function Block({ block, caption }: { block: ContentBlock; caption: string }) {
  const { href } = usePage();
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'note':
      return <p className="aside" role="note">{block.text}</p>;
    case 'list':
      return <ul>{block.items.map((item) => <li key={item}>{item}</li>)}</ul>;
    case 'steps':
      return <ol>{block.items.map((item) => <li key={item}>{item}</li>)}</ol>;
    case 'links':
      return <ul className="ways">{block.items.map(({ text, path }) => <li key={path}><a href={href(path)}>{text}<Icon name="right" /></a></li>)}</ul>;
    case 'table':
      return (
        <Table
          caption={caption || block.columns[0]!} hideCaption rows={block.rows} keyOf={(row) => row.join('\n')}
          columns={block.columns.map((label, column) => ({ label, cell: (row: readonly string[]) => row[column] ?? '' }))}
        />
      );
  }
}
