/**
 * A new table takes the place of this one part by part: first the picture, then the buttons, then what stands around the stage. All at once it would
 * block a phone for a fifth of a second. What is the same stays as it is.
 */

/** An island put it there (`data-own`), or it is the style sheet, without which nothing is to be drawn. */
const stays = (child: Node | null): boolean =>
  child instanceof HTMLLinkElement || (child instanceof HTMLElement && child.dataset.own !== undefined);

const isLike = (one: Element, other: Element | undefined): boolean =>
  one.tagName === other?.tagName && one.classList[0] === other.classList[0];

function takeAttributes(here: Element, there: Element): void {
  for (const { name } of [...here.attributes]) if (!there.hasAttribute(name)) here.removeAttribute(name);
  for (const { name, value } of there.attributes) here.setAttribute(name, value);
}

/** All children of the table but its stage and its head, which are the page's as long as it stands. */
function takeAround(here: Element, there: Element): void {
  const old = [...here.children];
  const keptFor = (child: Node): Node =>
    (child instanceof Element &&
      old.find((one) => one.isEqualNode(child) || (isLike(one, child) && one.matches('.stage, .play-head')))) ||
    child;
  const children = [...there.childNodes].filter((child) => !(child instanceof HTMLLinkElement)).map(keptFor);
  for (const child of [...here.childNodes]) if (!children.includes(child) && !stays(child)) child.remove();
  let next: Node | null = here.firstChild;
  for (const child of children) {
    while (stays(next)) next = next!.nextSibling;
    if (child === next) next = next.nextSibling;
    else here.insertBefore(child, next);
  }
}

/** What to do, one after another and with a drawn frame between, for the table to be `there`. */
export function parts(here: Element, there: Element): (() => void)[] {
  const [stage, next] = [here.querySelector(':scope > .stage'), there.querySelector(':scope > .stage')];
  const around = (): void => takeAround(here, there);
  if (!stage || !next) return [around];
  const [old, fresh] = [[...stage.children], [...next.children]];
  const within =
    old.length === fresh.length && fresh.every((part, place) => isLike(part, old[place]))
      ? fresh
          .map((part, place) => [old[place]!, part] as const)
          .filter(([before, part]) => !before.isEqualNode(part))
          .map(
            ([before, part]) =>
              () =>
                before.replaceWith(part),
          )
      : [() => stage.replaceChildren(...fresh)];
  const [first = around, ...more] = within;
  return [() => (takeAttributes(stage, next), first()), ...more, around];
}
