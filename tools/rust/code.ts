/** What code blocks of this site have: options for the check of Rust samples, hidden lines, and a mark of what was checked. */
import type { MakeCodeExtension } from 'onesource';
import { readCheckedSamples } from './record.ts';
import { sampleHash, sampleKinds, sampleOf } from './sample.ts';

export const code: MakeCodeExtension = ({ root }) => {
  const checked = readCheckedSamples(root);
  return {
    options: { check: { values: sampleKinds }, methods: {}, deps: {} },
    // A sample is compiled whole, and shown in part.
    hidesLines: ({ check }) => check !== undefined,
    mark({ whole, options }, { version, fact }) {
      const sample = sampleOf(whole, options);
      return version && sample && checked.get(sampleHash(sample))?.has(fact('zkvm')) ? `Checked with risc0-zkvm ${fact('zkvm')}` : null;
    },
    // What cargo needs next to a sample.
    isCompanion: (name) => /(^|\/)Cargo\.(toml|lock)$/.test(name),
  };
};
