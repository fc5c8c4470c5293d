/** A payment method that an operator adds, in a copy of the house: nothing of it is in what is built and deployed. */
import { buildApi } from '../../scripts/build';
import { House, type Touched } from '../../scripts/newcomer/house';
import { addMethod as addTo } from '../../scripts/newcomer/method';

export interface AddedMethod {
  /** Of the casino API that has it. */
  modules: string;
  touched: Touched;
  clear: () => Promise<void>;
}

/** Adds the method to a copy of the house and builds its casino API. */
export async function addMethod(): Promise<AddedMethod> {
  const house = await House.copy();
  await addTo(house);
  const touched = await house.touched();
  return { modules: await buildApi(house.at), touched, clear: house.clear };
}
