// biome-ignore-all lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the ARIA grid pattern, whose focus stays in the input
/**
 * The dialog before anything is typed: recent and favorite places, and where to start. A grid, since most rows have
 * buttons besides their link.
 */
import './hit-list.css';
import { useEffect, useState } from 'react';
import type { SearchEnvironment } from '../../provider.ts';
import type { ChoiceList } from './choices.ts';
import { Icon, type IconName } from './icons.tsx';
import type { Remembered, RememberedPlace } from './remembered.ts';

export interface StartScreenProps extends ChoiceList, Remembered {
  readonly scope: string;
  readonly starts: readonly RememberedPlace[];
  /** Called when a row was moved or removed, with the button that the reader pressed. */
  onChanged(): void;
}

export function StartScreen(props: StartScreenProps) {
  const { scope, starts } = props;
  const { recent, favorites } = props.places;
  const remembered = recent.length + favorites.length;
  return (
    <>
      {remembered ? null : <p className="search-group-title search-empty">No recent searches</p>}
      {remembered + starts.length ? (
        <div id={props.id} role="grid" aria-label="Recent searches, favorites, and main pages">
          <PlaceRows {...props} title="Recent" kind="recent" list={recent} first={0} />
          <PlaceRows {...props} title="Favorite" kind="star" list={favorites} first={recent.length} />
          <PlaceRows {...props} title={`Start in ${scope}`} kind="page" list={starts} first={remembered} />
        </div>
      ) : null}
    </>
  );
}

interface PlaceRowsProps extends StartScreenProps {
  readonly title: string;
  readonly kind: 'recent' | 'star' | 'page';
  readonly list: readonly RememberedPlace[];
  /** Number of the first row among all. */
  readonly first: number;
}

interface RowButtonProps {
  readonly icon: IconName;
  readonly title: string;
  readonly place: RememberedPlace;
  onPress(): void;
}

const RowButton = ({ icon, title, place, onPress }: RowButtonProps) => (
  <span role="gridcell">
    <button
      type="button"
      className="icon-button"
      title={title}
      aria-label={`${title}: ${place.title}`}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  </span>
);

function PlaceRows({
  title,
  kind,
  list,
  first,
  active,
  hrefOf,
  optionId,
  onPoint,
  onOpen,
  save,
  forget,
  onChanged,
}: PlaceRowsProps) {
  if (!list.length) return null;
  const press = (change: (place: RememberedPlace) => void, place: RememberedPlace) => () => {
    change(place);
    onChanged();
  };
  const row = (place: RememberedPlace, number: number) => (
    <div
      key={place.path}
      role="row"
      className="search-row"
      aria-selected={number === active}
      onMouseMove={() => onPoint(number)}
    >
      <span role="gridcell" id={optionId(number)}>
        <a href={hrefOf(number)} className="search-hit" tabIndex={-1} onClick={(event) => onOpen(event, number)}>
          <Icon name={kind} />
          <span className="search-lines">
            <span>{place.title}</span>
            {place.page ? <span className="search-snippet">{place.page}</span> : null}
          </span>
          {place.version && kind !== 'page' ? <span className="search-version">{place.version}</span> : null}
        </a>
      </span>
      {kind === 'recent' ? (
        <RowButton icon="star" title="Save this search" place={place} onPress={press(save, place)} />
      ) : null}
      {kind === 'page' ? null : (
        <RowButton icon="clear" title={removal[kind]} place={place} onPress={press(forget, place)} />
      )}
    </div>
  );
  return (
    <div role="rowgroup" aria-label={title} className="search-group">
      <p className="search-group-title" aria-hidden="true">
        {title}
      </p>
      {list.map((place, i) => row(place, first + i))}
    </div>
  );
}

const removal = { recent: 'Remove this search from history', star: 'Remove this search from favorites' } as const;

const none: readonly RememberedPlace[] = [];

/** The main pages of a version; empty until they are known. Without them, the dialog works as well. */
export function useStartPages({ startPages }: SearchEnvironment, scope: string): readonly RememberedPlace[] {
  const [loaded, setLoaded] = useState({ scope: '', pages: none });
  useEffect(() => {
    let isStale = false;
    startPages(scope).then(
      (pages) => isStale || setLoaded({ scope, pages: pages.map((page) => ({ ...page, page: '', version: scope })) }),
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [startPages, scope]);
  return loaded.scope === scope ? loaded.pages : none;
}
