/** The dialog's footer: the version to search, keys, and the search provider. */
import './footer.css';
import type { SearchProvider, SearchVersion } from '../../provider.ts';
import { SearchBy } from '../messages.tsx';
import { VersionOptions } from '../version-options.tsx';

export interface DialogFooterProps extends Pick<SearchProvider, 'attribution'> {
  readonly scope: string;
  readonly versions: readonly SearchVersion[];
  onScope(version: string): void;
}

export const DialogFooter = ({ scope, versions, attribution, onScope }: DialogFooterProps) => (
  <footer className="search-foot">
    <label>
      Version{' '}
      <select value={scope} onChange={(event) => onScope(event.currentTarget.value)}>
        <VersionOptions versions={versions} />
      </select>
    </label>
    <ul>
      <li>
        <kbd aria-label="Enter">↵</kbd> to select
      </li>
      <li>
        <kbd aria-label="Arrow up">↑</kbd>
        <kbd aria-label="Arrow down">↓</kbd> to navigate
      </li>
      <li>
        <kbd aria-label="Escape">esc</kbd> to close
      </li>
    </ul>
    <p>
      <SearchBy attribution={attribution} />
    </p>
  </footer>
);
