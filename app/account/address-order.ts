/** In which order a country's addresses are written, as its forms ask for them. */
export type AddressOrder = 'city-postcode' | 'postcode-city' | 'from-postcode';

const listed = (codes: string, order: AddressOrder) => codes.split(' ').map((code) => [code, order] as const);

/** Elsewhere, as in most of Europe and Latin America, the postcode stands before the city, below the street. */
const others = new Map<string, AddressOrder>([
  ...listed('AU BD CA EG GB GG GI IE IM IN JE MT MX MY NG NZ PK SG TH US ZA', 'city-postcode'),
  // From the largest part to the smallest.
  ...listed('CN JP KR TW', 'from-postcode'),
]);

export const addressOrderOf = (country: string): AddressOrder => others.get(country) ?? 'postcode-city';
