let isPressed = false;
let pressedAt = -Infinity;

/** How long after a touch the browser tells of the press that it made of it, in milliseconds. */
const touchBecomesPress = 400;

if (typeof document !== 'undefined') {
  document.addEventListener(
    'pointerdown',
    () => {
      isPressed = true;
      pressedAt = performance.now();
    },
    true,
  );
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => (isPressed = false), true);
}

/**
 * Acts at once, or after the press that is going on: words that appear above a button while it is pressed would move it away from under
 * the finger, and the press would be lost.
 */
export function whenReleased(act: () => void): void {
  const soon = () => void setTimeout(act, 50);
  if (isPressed) document.addEventListener('pointerup', soon, { capture: true, once: true });
  else if (performance.now() - pressedAt < touchBecomesPress) soon();
  else act();
}
