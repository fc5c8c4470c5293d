import { languages } from 'contract/constants';
import { expect, it } from 'vitest';
import { paymentMethods } from '../../casino-api/src/features/cashier/cashier-methods';
import { fieldsIn, methodTexts } from '../../casino-api/src/features/cashier/method-texts';

it('no two methods have one id, and no two gateways one name', () => {
  for (const names of [
    paymentMethods.map(({ id }) => id),
    paymentMethods.flatMap(({ gateways }) => gateways.map(({ name }) => name)),
  ])
    expect(names).toEqual([...new Set(names)]);
});

it.each(languages)('every method and everything that it asks has its words in %s', (language) => {
  for (const { id, deposit, withdraw } of paymentMethods) {
    expect(methodTexts(id, language), id).not.toBeNull();
    for (const field of [deposit, withdraw].flatMap((terms) => fieldsIn(id, terms?.fields, language))) {
      expect(field.label, `${id}.${field.name}`).not.toBe(field.name);
      expect(field.error, `${id}.${field.name}`).not.toBe('');
      for (const { value, label } of field.options) expect(label).not.toBe(value);
    }
  }
});
