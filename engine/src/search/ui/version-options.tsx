/** The options of a choice of versions: those that are no longer maintained are a group at the end. */
import type { SearchVersion } from '../provider.ts';

const option = ({ label }: SearchVersion) => <option key={label}>{label}</option>;

export function VersionOptions({ versions }: { readonly versions: readonly SearchVersion[] }) {
  const ended = versions.filter(({ status }) => status === 'unmaintained');
  return (
    <>
      {versions.filter((version) => !ended.includes(version)).map(option)}
      {ended.length ? <optgroup label="No longer maintained">{ended.map(option)}</optgroup> : null}
    </>
  );
}
