/**
 * `data-wakes` on an element is the address of its island: it is fetched when somebody comes into the element, else when the page has been there for a
 * moment. What nobody can miss in the first second need not compete with what is seen first.
 */
const moment = 1_000;

for (const element of document.querySelectorAll<HTMLElement>('[data-wakes]')) {
  const wake = (): void => void import(element.dataset.wakes!);
  element.addEventListener('focusin', wake, { once: true });
  addEventListener('load', () => setTimeout(wake, moment));
}
