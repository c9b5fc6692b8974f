// biome-ignore-all lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the ARIA grid pattern, whose focus stays in the input
/** The dialog before anything is typed: recent and favorite places, or else pages for a start. A grid, since rows have buttons besides their link. */
import './hit-list.css';
import type { SearchEnvironment } from '../../provider.ts';
import type { ChoiceList } from './choices.ts';
import { Icon, type IconName } from './icons.tsx';
import type { Remembered, RememberedPlace } from './remembered.ts';

export interface StartScreenProps extends ChoiceList, Remembered, Pick<SearchEnvironment, 'startPages'> {
  /** Called when a row was moved or removed, with the button that the reader pressed. */
  onChanged(): void;
}

export function StartScreen(props: StartScreenProps) {
  const { recent, favorites } = props.places;
  if (!recent.length && !favorites.length) return <FirstScreen {...props} />;
  return (
    <div id={props.id} role="grid" aria-label="Recent searches and favorites">
      <PlaceRows {...props} title="Recent" kind="recent" list={recent} first={0} />
      <PlaceRows {...props} title="Favorite" kind="star" list={favorites} first={recent.length} />
    </div>
  );
}

const FirstScreen = ({ id, active, startPages, optionId, onPoint, onOpen }: StartScreenProps) => (
  <>
    <p className="search-group-title search-empty">No recent searches</p>
    <p className="search-closest">Type a word or a question, or paste an error message as it is.</p>
    {startPages.length ? (
      <div id={id} role="grid" aria-label="Often needed">
        <div role="rowgroup" className="search-group">
          <p className="search-group-title" aria-hidden="true">
            Often needed
          </p>
          {startPages.map(({ label, href }, number) => (
            <div
              key={href}
              role="row"
              className="search-row"
              aria-selected={number === active}
              onMouseMove={() => onPoint(number)}
            >
              <span role="gridcell" id={optionId(number)}>
                <a href={href} className="search-hit" tabIndex={-1} onClick={(event) => onOpen(event, number)}>
                  <Icon name="page" />
                  <span className="search-lines">{label}</span>
                </a>
              </span>
            </div>
          ))}
        </div>
      </div>
    ) : null}
  </>
);

interface PlaceRowsProps extends StartScreenProps {
  readonly title: string;
  readonly kind: 'recent' | 'star';
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
          {place.version ? <span className="search-version">{place.version}</span> : null}
        </a>
      </span>
      {kind === 'recent' ? (
        <RowButton icon="star" title="Save this search" place={place} onPress={press(save, place)} />
      ) : null}
      <RowButton icon="clear" title={removal[kind]} place={place} onPress={press(forget, place)} />
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
