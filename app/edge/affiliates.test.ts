import { describe, expect, it } from 'vitest';
import { keepAffiliates, keptAffiliates } from './affiliates';
import { CookieJar } from './cookies';

const visit = (query: string, cookies = '') => {
  const jar = new CookieJar(cookies, false, 'secret');
  keepAffiliates(new URL(`http://localhost/${query}`), jar);
  return [...jar.setCookies()].map((cookie) => cookie.split(';')[0]);
};

describe('affiliate parameters', () => {
  it('are kept when the query holds both', () => {
    expect(visit('?myafftk=tk&myaffid=id')).toEqual(['myafftk=tk', 'myaffid=id']);
  });

  it('are not kept by halves', () => {
    expect(visit('?myafftk=tk')).toEqual([]);
    expect(visit('?myaffid=id&myafftk=')).toEqual([]);
  });

  it('are written only when they differ from the stored value', () => {
    expect(visit('?myafftk=tk&myaffid=new', 'myafftk=tk; myaffid=old')).toEqual(['myaffid=new']);
  });

  it('of absurd length are dropped', () => expect(visit(`?a_aid=${'x'.repeat(201)}`)).toEqual([]));

  it('travel along to the registration', () => {
    expect(keptAffiliates(new CookieJar('myafftk=a%20b; myaffid=id; other=1', false, 'secret'))).toEqual({ myafftk: 'a b', myaffid: 'id' });
  });
});
