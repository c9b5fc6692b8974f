/** Prints the versions for the matrix of `.github/workflows/checks.yml`: `list=[{"label":"3.0",…}]`. */
import { versions } from '../../content/versions.ts';

const list = versions.map(({ label, facts, ...row }) => ({
  label,
  zkvm: facts.zkvm,
  toolchain: 'toolchain' in facts ? facts.toolchain : '',
  isLatest: 'latest' in row,
}));
console.log(`list=${JSON.stringify(list)}`);
