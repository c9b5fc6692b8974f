/** The version of the documentation for a version of the documented software. */

const numbers = (version: string) => version.split(/[.-]/).map(Number);

/**
 * The label with the same major and minor number, or else the closest lower one.
 * @param labels of the released versions
 */
export function labelFor(version: string, labels: readonly string[]): string | null {
  const [major = 0, minor = 0] = numbers(version);
  const rank = (label: string) => {
    const [a = 0, b = 0] = numbers(label);
    return a * 1000 + b;
  };
  const below = labels.filter((label) => /^\d/.test(label) && rank(label) <= major * 1000 + minor);
  return below.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}
