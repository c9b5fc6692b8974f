/** The gas that the test printed, by what was measured. */

/**
 * `emit Gas(name: "direct", gas: 224222 [2.242e5])`, and `"direct, calldata"` for the cost of the data of a
 * transaction.
 */
const line = /emit Gas\(name: "([^",]+)(, calldata)?", gas: (\d+)/g;

export function gasIn(output: string): Record<string, Record<string, number>> {
  const values: Record<string, Record<string, number>> = {};
  for (const [, name = '', data, gas] of output.matchAll(line)) {
    values[name] = { ...values[name], [data ? 'calldata' : 'call']: Number(gas) };
  }
  return values;
}
