/**
 * Odds that are pressed go onto the slip, or come off it, and the page stays: of the page that the server answers with, as it would without a script, are taken the
 * slip beside the matches, which odds are on it, and what it says. Where another page comes back, or none, this one is loaded anew: pressed again, the odds would come off.
 */
const toasts = document.createElement('div');
toasts.className = 'toasts';
toasts.setAttribute('role', 'status');
document.body.appendChild(toasts);

document.addEventListener('submit', (event) => {
  const { submitter } = event;
  if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'pick') return;
  event.preventDefault();
  if (submitter.getAttribute('aria-busy') !== 'true') void press(event.target as HTMLFormElement, submitter);
});

async function press(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  button.setAttribute('aria-busy', 'true');
  const fields = new URLSearchParams({ [button.name]: button.value });
  for (const { name, value } of form.querySelectorAll('input')) fields.set(name, value);
  try {
    const answer = await fetch(form.action, { method: 'POST', body: fields });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const [here, there] = [document, page].map((each) => each.querySelector('.slip-box'));
    if (!answer.ok || !here || !there) throw new Error();
    here.replaceChildren(...there.childNodes);
    take(page);
  } catch {
    location.reload();
  }
  button.removeAttribute('aria-busy');
}

function take(page: Document): void {
  const onSlip = new Set([...pricesOf(page, '[aria-pressed=true]')].map(selectionOf));
  for (const price of pricesOf(document)) price.setAttribute('aria-pressed', String(onSlip.has(selectionOf(price))));
  // A page that had nothing to say came without the sheet for it.
  for (const sheet of page.querySelectorAll('link[rel=stylesheet]'))
    if (!document.head.querySelector(`[href="${sheet.getAttribute('href')}"]`)) document.head.appendChild(sheet);
  const told = [...page.querySelectorAll('.toast')];
  // Said by what they stand in, which was there before.
  for (const toast of told) toast.removeAttribute('role');
  toasts.replaceChildren(...told);
}

const pricesOf = (page: Document, which = '') => page.querySelectorAll<HTMLButtonElement>(`button[name=pick]${which}`);

/** Which it is, whatever its odds are by now. */
const selectionOf = ({ value }: HTMLButtonElement): string => value.replace(/~[^~]*$/, '');
