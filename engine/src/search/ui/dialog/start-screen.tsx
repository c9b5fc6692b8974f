// biome-ignore-all lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the ARIA grid pattern, whose focus stays in the input
/** The dialog before anything is typed: recent and favorite places. A grid, since each row has buttons besides its link. */
import './hit-list.css';
import type { ChoiceList } from './choices.ts';
import { Icon } from './icons.tsx';
import type { RememberedPlace, RememberedPlaces } from './remembered.ts';

export interface StartScreenProps extends ChoiceList {
  readonly places: RememberedPlaces;
  onSave(place: RememberedPlace): void;
  onForget(place: RememberedPlace): void;
}

export function StartScreen(props: StartScreenProps) {
  const { recent, favorites } = props.places;
  if (recent.length + favorites.length === 0) return <p className="search-message">No recent searches</p>;
  return (
    <div id={props.id} role="grid" aria-label="Recent searches and favorites">
      <PlaceRows {...props} title="Recent" kind="recent" list={recent} first={0} />
      <PlaceRows {...props} title="Favorite" kind="star" list={favorites} first={recent.length} />
    </div>
  );
}

interface PlaceRowsProps extends StartScreenProps {
  readonly title: string;
  readonly kind: 'recent' | 'star';
  readonly list: readonly RememberedPlace[];
  /** Number of the first row among all. */
  readonly first: number;
}

function PlaceRows({ title, kind, list, first, active, hrefOf, optionId, onPoint, onOpen, onSave, onForget }: PlaceRowsProps) {
  if (list.length === 0) return null;
  const row = (place: RememberedPlace, number: number) => (
    <div key={place.path} role="row" className="search-row" aria-selected={number === active} onMouseMove={() => onPoint(number)}>
      <span role="gridcell" id={optionId(number)}>
        <a href={hrefOf(number)} className="search-hit" tabIndex={-1} onClick={(event) => onOpen(event, number)}>
          <Icon name={kind} />
          <span className="search-lines">
            <span>{place.title}</span>
            {place.page && <span className="search-snippet">{place.page}</span>}
          </span>
          {place.version && <span className="search-version">{place.version}</span>}
        </a>
      </span>
      {kind === 'recent' && (
        <span role="gridcell">
          <button
            type="button"
            className="icon-button"
            title="Save this search"
            aria-label={`Save this search: ${place.title}`}
            onClick={() => onSave(place)}
          >
            <Icon name="star" />
          </button>
        </span>
      )}
      <span role="gridcell">
        <button
          type="button"
          className="icon-button"
          title={removal[kind]}
          aria-label={`${removal[kind]}: ${place.title}`}
          onClick={() => onForget(place)}
        >
          <Icon name="clear" />
        </button>
      </span>
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
