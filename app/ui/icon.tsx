import type { IconName } from './icon-names';

export type { IconName };

/** A drawing of the one sprite file, in the colour of the text around it. It never carries meaning alone: a text stands beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" width="22" height="22" aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
