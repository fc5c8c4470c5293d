import { Notice } from '~/ui/notice';
import type { CashierData } from './load-cashier';

/** The methods that are turned off for a while, in the API's own words. */
export function Outages({ outages }: Pick<CashierData, 'outages'>) {
  return (
    <>
      {outages.map(({ id, text }) => (
        <Notice key={id} kind="warning">
          {text}
        </Notice>
      ))}
    </>
  );
}
