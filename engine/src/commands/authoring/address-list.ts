/** The format of `content/addresses.json`: one address per line. */
export const addressList = (addresses: readonly string[]): string =>
  `[\n${addresses.map((address) => JSON.stringify(address)).join(',\n')}\n]\n`;
