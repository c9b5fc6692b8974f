/** What the form answers to a text. */
import { closest, readRelease } from './read-release.ts';
import { asked, type Verdict, verdicts } from './verdicts.ts';

export interface Answer {
  /** What is announced. */
  readonly sentence: string;
  readonly verdicts: readonly (Verdict & { readonly release: string })[];
  /** Releases to choose instead. */
  readonly choices: readonly string[];
  readonly note?: string;
}

const all = [...verdicts.keys()];
const none = { verdicts: [], choices: [] };

const missing = (release: string): Answer => ({
  ...none,
  sentence: `There was no release ${release} of risc0-zkvm on ${asked}. The closest are:`,
  choices: closest(release, all),
});

/** Never throws; a text that names no release is answered with what is missing. */
export function answerTo(text: string): Answer {
  const reading = readRelease(text);
  switch (reading.type) {
    case 'nothing':
      return { ...none, sentence: 'Nothing entered yet. Cargo.lock says which release you have, for instance 1.2.5.' };
    case 'unreadable':
      return { ...none, sentence: 'This isn’t a release. A release has three numbers: 1.2.5, or 3.1.0-rc.1.' };
    case 'other crate':
      return {
        ...none,
        sentence: `This is a release of ${reading.crate}. Look up that of risc0-zkvm. The advisories below name the other crates.`,
      };
    case 'part': {
      const choices = all.filter((release) => release.startsWith(`${reading.part}.`));
      return choices.length
        ? {
            ...none,
            sentence: `More than one release begins with ${reading.part}. Cargo.lock says which one you have:`,
            choices,
          }
        : missing([...reading.part.split('.'), '0', '0'].slice(0, 3).join('.'));
    }
    case 'releases': {
      const found = reading.releases.flatMap((release) => {
        const verdict = verdicts.get(release);
        return verdict ? { release, ...verdict } : [];
      });
      const [unknown] = reading.releases.filter((release) => !verdicts.has(release));
      if (unknown !== undefined) return { ...missing(unknown), verdicts: found };
      return {
        ...none,
        sentence: found.map(({ release, summary }) => `${release}: ${summary}`).join(' '),
        verdicts: found,
        ...(reading.isRequirement
          ? { note: 'A requirement in Cargo.toml allows later releases, too. Cargo.lock says which one you have.' }
          : {}),
      };
    }
  }
}
