import { describe, expect, it } from 'vitest';
import { keepAffiliates, keptAffiliates } from './affiliates';
import { CookieJar } from './cookies';

const visit = async (query: string, cookies = '') => {
  const jar = await CookieJar.open(cookies, false, 'secret');
  keepAffiliates(new URL(`http://localhost/${query}`), jar);
  return (await jar.setCookies()).map((cookie) => cookie.split(';')[0]);
};

describe('affiliate parameters', async () => {
  it('are kept when the query holds both', async () => {
    expect(await visit('?myafftk=tk&myaffid=id')).toEqual(['myafftk=tk', 'myaffid=id']);
  });

  it('are not kept by halves', async () => {
    expect(await visit('?myafftk=tk')).toEqual([]);
    expect(await visit('?myaffid=id&myafftk=')).toEqual([]);
  });

  it('are written only when they differ from the stored value', async () => {
    expect(await visit('?myafftk=tk&myaffid=new', 'myafftk=tk; myaffid=old')).toEqual(['myaffid=new']);
  });

  it('of absurd length are dropped', async () => expect(await visit(`?a_aid=${'x'.repeat(201)}`)).toEqual([]));

  it('travel along to the registration', async () => {
    expect(keptAffiliates(await CookieJar.open('myafftk=a%20b; myaffid=id; other=1', false, 'secret'))).toEqual({
      myafftk: 'a b',
      myaffid: 'id',
    });
  });
});
