/** Compares `content/data/limits.ts` with the constants of the zkVM. */
import { parseRange, type Version, type VersionTable } from 'onesource/tools';
import type { Limit } from '../../content/data/limits.ts';
import { numbersIn } from './messages.ts';
import { releaseTags } from './releases.ts';
import type { Repository } from './repository.ts';

/** The numbers that a constant is set to; undefined if the text has no such constant, or it is set to another one. */
function numbersOf(text: string | undefined, constant: string): number[] | undefined {
  const expression = new RegExp(`\\b(?:const|static) ${constant}:[^=]*=([^;]+);`).exec(text ?? '')?.[1] ?? '';
  const numbers = numbersIn(expression.replace(/\b0x[\da-f_]+/gi, (hex) => String(Number(hex.replaceAll('_', '')))));
  return numbers.length ? numbers : undefined;
}

const isSame = (numbers: readonly number[], value: Limit['value']) =>
  typeof value === 'number' ? numbers[0] === value : value.every((part, i) => numbers[i] === part);

/** Returns the differences, one sentence each: values, missing constants, and constants where no limit names them. */
export function checkLimits(limits: readonly Limit[], versions: VersionTable, zkvm: Repository): string[] {
  const holds = ({ versions: range }: Limit, version: Version) =>
    range === undefined || parseRange(range, versions).has(version);
  const inVersions = versions.all.flatMap((version) => {
    const tag = version.facts.tag ?? '';
    return limits.flatMap((limit) => {
      const { constant, file, value } = limit;
      const found = numbersOf(zkvm.read(tag, file), constant);
      if (holds(limit, version)) {
        if (!found) return [`limits: ${file} at ${tag} has no ${constant}`];
        return isSame(found, value) ? [] : [`limits: ${constant} is ${found.join(', ')} at ${tag}, not ${value}`];
      }
      const isListed = limits.some((other) => other.constant === constant && holds(other, version));
      return found && !isListed ? [`limits: ${file} at ${tag} has ${constant}, which no limit of ${tag} names`] : [];
    });
  });
  const tags = releaseTags(zkvm.tags);
  const first = limits.flatMap(({ constant, file, since }) => {
    if (since === undefined) return [];
    const before = tags[tags.indexOf(since) - 1] ?? '';
    const [has, had] = [since, before].map((tag) => numbersOf(zkvm.read(tag, file), constant) !== undefined);
    if (!has) return [`limits: ${since} has no ${constant}`];
    return had ? [`limits: ${constant} is older than ${since}: ${before} has it`] : [];
  });
  return [...inVersions, ...first];
}
