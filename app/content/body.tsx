import type { ContentBlock } from 'contract/content';
import { usePage } from '~/i18n/page';
import { Table } from '~/ui/table';

/** The address of a heading within its page, by its place among all blocks. */
const anchorOf = (index: number): string => `part-${index}`;

/** What a body's headings say, each with its address. */
export const headingsOf = (body: readonly ContentBlock[]): { id: string; text: string }[] =>
  body.flatMap((block, index) => (block.kind === 'heading' ? [{ id: anchorOf(index), text: block.text }] : []));

/** A body of content as HTML. It is data throughout: nothing in it is markup. */
export function ContentBody({ body }: { body: readonly ContentBlock[] }) {
  return (
    <div className="prose">
      {body.map((block, index) => (
        <Block key={index} block={block} id={anchorOf(index)} before={body[index - 1]} />
      ))}
    </div>
  );
}

function Block({ block, id, before }: { block: ContentBlock; id: string; before: ContentBlock | undefined }) {
  switch (block.kind) {
    case 'heading':
      return <h2 id={id}>{block.text}</h2>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className="steps">
          {block.items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ol>
      );
    case 'note':
      return <p className="remark">{block.text}</p>;
    case 'links':
      return <Ways items={block.items} />;
    case 'table':
      if (block.columns.length === 1)
        return (
          <ul className="names">
            {block.rows.map(([name]) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        );
      return (
        <Table
          caption={before && 'text' in before ? before.text : block.columns.join(', ')}
          hideCaption
          columns={block.columns.map((label, column) => ({ label, cell: (row: string[]) => row[column] }))}
          rows={block.rows}
          keyOf={(row) => row.join()}
        />
      );
  }
}

/** Links. One of ours whose page does not stand is no dead end: it is left out. */
function Ways({ items }: { items: Extract<ContentBlock, { kind: 'links' }>['items'] }) {
  const { href, stands } = usePage();
  const isOurs = (path: string) => path.startsWith('/');
  const standing = items.filter(({ path }) => !isOurs(path) || stands(path));
  return (
    standing.length > 0 && (
      <ul className="ways-on">
        {standing.map(({ text, path }) => (
          <li key={path}>
            {isOurs(path) ? (
              <a className="link" href={href(path)}>
                {text}
              </a>
            ) : (
              <a className="link" href={path} rel="external noopener noreferrer">
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    )
  );
}
