/** Addresses as `content/addresses.json` holds them: one per line. */
export const addressList = (addresses: readonly string[]): string =>
  `[\n${addresses.map((address) => JSON.stringify(address)).join(',\n')}\n]\n`;
