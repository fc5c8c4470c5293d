import { iconShapes } from './icon-shapes';

export type IconName = keyof typeof iconShapes;

/**
 * A drawing in the colour of the text around it. It never carries meaning alone: a text stands beside it.
 * It is part of its page and stands with the first paint (docs/decisions/2026-11-23-icons-within-the-page.md).
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={iconShapes[name]} />
    </svg>
  );
}
