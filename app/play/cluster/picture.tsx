import type { PictureProps } from '../family';
import { Grid, StepGrid } from './grid';

/** So many steps are shown one after the other on the table before it stands; the list below shows all of any round. */
const filmed = 6;

/** The grid as the round left it; just played, the steps that led there run before it as a film. */
export function ClusterPicture({ game, round, fresh }: PictureProps) {
  const { rules } = game;
  if (rules?.kind !== 'cluster') return null;
  const { shape, columns, rows, symbols } = rules;
  const steps = round?.outcome?.kind === 'cluster' ? round.outcome.steps : null;
  if (!steps) {
    const idle = Array.from({ length: columns }, (_, column) =>
      Array.from({ length: rows }, (_unused, row) => symbols[(column * 2 + row * 3) % symbols.length]!.symbol),
    );
    return (
      <div className="grid-frame" aria-hidden="true">
        <StepGrid gameid={game.id} shape={shape} grid={idle} cells={[]} />
      </div>
    );
  }
  const film = fresh ? steps.slice(0, -1).slice(-filmed) : [];
  return (
    <div className="grid-frame" data-steps={fresh ? film.length : undefined} data-rows={rows}>
      <Grid gameid={game.id} shape={shape} grid={steps.at(-1)!.grid} falling={fresh} />
      {film.map(({ grid, clusters }, index) => (
        <StepGrid
          key={index}
          gameid={game.id}
          shape={shape}
          grid={grid}
          cells={clusters.flatMap(({ cells }) => cells)}
        />
      ))}
    </div>
  );
}
