import { BankIdentity } from 'contract/instant';
import { decimalText } from 'contract/money';
import { skin } from '../../kernel/skin';
import { barePage, escaped } from '../../kernel/html';
import { bankPath } from './payments';
import { usualCustomer } from './customer';
import type { SandboxPayment } from './payment-object';

/** A page of a sandbox, in English: a tester's tool, not a page of the product. */
export const sandboxPage = (title: string, body: string, status = 200): Response =>
  barePage(title, `<h1>${escaped(title)}</h1>${body}`, { status });

const labels: Record<keyof BankIdentity, string> = {
  personId: 'Customer number',
  fname: 'First name',
  lname: 'Last name',
  birthdate: 'Birth date (DD-MM-YYYY)',
  country: 'Country (two letters)',
  address: 'Address',
  city: 'City',
  zip: 'Postal code',
  email: 'Email (may be empty)',
  mobile: 'Mobile',
};

const field = ([name, label]: [string, string], given: Record<string, string | null>): string =>
  `<p><label>${label}<br><input name="${name}" value="${escaped(given[name] ?? '')}"></label></p>`;

/** Asks whether to pay, and as whom. `problem` names what was not right. */
export function bankPage(
  { orderId, amount, currency }: SandboxPayment,
  given: Record<string, string | null> = usualCustomer('customer-1'),
  problem = '',
): Response {
  const fields = Object.entries(labels)
    .map((entry) => field(entry, given))
    .join('');
  return sandboxPage(
    'Sandbox bank',
    `${problem && `<p role="alert">${escaped(problem)}</p>`}<p>${escaped(skin.name)} asks for <b>${decimalText(amount, currency)} ${currency}</b>. No real money moves here.</p>` +
      `<form method="post" action="${escaped(bankPath(orderId))}">${fields}<p><button name="decision" value="approve">Approve the payment</button> ` +
      `<button name="decision" value="decline">Decline</button></p></form>`,
    problem ? 422 : 200,
  );
}

/** Asks the holder of a card whether the payment is theirs (3-D Secure). */
export const challengePage = ({ orderId, amount, currency }: SandboxPayment, language = 'en'): Response =>
  sandboxPage(
    'Sandbox bank: is this you?',
    `<p>${escaped(skin.name)} asks for <b>${decimalText(amount, currency)} ${currency}</b> from your card. No real money moves here.</p>` +
      `<form method="post" action="${escaped(`${bankPath(orderId)}?language=${encodeURIComponent(language)}`)}"><p><button name="decision" value="approve">Approve the payment</button> ` +
      '<button name="decision" value="decline">Decline</button></p></form>',
  );

export const noSuchPayment = (): Response => sandboxPage('Sandbox bank', '<p>There is no such payment.</p>', 404);

/** The customer that the form names, or what is wrong with it. */
export function customerOf(
  form: URLSearchParams,
): { ok: true; identity: BankIdentity } | { ok: false; problem: string; given: Record<string, string> } {
  const given = Object.fromEntries(Object.keys(labels).map((name) => [name, form.get(name) ?? '']));
  const read = BankIdentity.safeParse({ ...given, email: given.email || null });
  if (read.success) return { ok: true, identity: read.data };
  return {
    ok: false,
    problem: `Please check: ${[...new Set(read.error.issues.map(({ path }) => labels[path[0] as keyof BankIdentity]))].join(', ')}`,
    given,
  };
}
