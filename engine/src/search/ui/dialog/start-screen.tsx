// biome-ignore-all lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the ARIA grid pattern, whose focus stays in the input
/** The dialog before anything is typed: recent and favorite places, or else pages for a start. A grid, since rows have buttons besides their link. */
import './hit-list.css';
import type { SearchEnvironment } from '../../provider.ts';
import { beforeTyping } from '../messages.tsx';
import type { ChoiceList } from './choices.ts';
import { Icon, type IconName } from './icons.tsx';
import type { Remembered, RememberedPlace } from './remembered.ts';

export interface StartScreenProps extends ChoiceList, Remembered, Pick<SearchEnvironment, 'startPages'> {
  /** Called when a row was moved or removed, with the button that the reader pressed. */
  onChanged(): void;
}

interface RowButton {
  readonly icon: IconName;
  readonly title: string;
  press(place: RememberedPlace): void;
}

interface RowGroup {
  readonly title: string;
  readonly icon: IconName;
  readonly rows: readonly RememberedPlace[];
  readonly buttons: readonly RowButton[];
}

export function StartScreen({ places: { recent, favorites }, startPages, save, forget, ...rest }: StartScreenProps) {
  const { id, active, optionId, hrefOf, onPoint, onOpen, onChanged } = rest;
  const isFirst = !recent.length && !favorites.length;
  const saveButton: RowButton = { icon: 'star', title: 'Save this search', press: save };
  const removal = (from: string): RowButton => ({
    icon: 'clear',
    title: `Remove this search from ${from}`,
    press: forget,
  });
  const starts = startPages.map(({ label, href }) => ({ path: href, title: label, page: '', version: null }));
  const groups: RowGroup[] = [
    { title: 'Recent', icon: 'recent', rows: recent, buttons: [saveButton, removal('history')] },
    { title: 'Favorite', icon: 'star', rows: favorites, buttons: [removal('favorites')] },
    { title: beforeTyping.starts, icon: 'page', rows: isFirst ? starts : [], buttons: [] },
  ];
  const shown = groups.filter(({ rows }) => rows.length);
  const numbers = new Map(shown.flatMap(({ rows }) => rows).map((place, number) => [place, number]));
  const row = (place: RememberedPlace, { icon, buttons }: RowGroup, number = numbers.get(place) ?? 0) => (
    <div
      key={place.path}
      role="row"
      className="search-row"
      aria-selected={number === active}
      onMouseMove={() => onPoint(number)}
    >
      <span role="gridcell" id={optionId(number)}>
        <a href={hrefOf(number)} className="search-hit" tabIndex={-1} onClick={(event) => onOpen(event, number)}>
          <Icon name={icon} />
          <span className="search-lines">
            <span>{place.title}</span>
            {place.page ? <span className="search-snippet">{place.page}</span> : null}
          </span>
          {place.version ? <span className="search-version">{place.version}</span> : null}
        </a>
      </span>
      {buttons.map((button) => (
        <span key={button.title} role="gridcell">
          <button
            type="button"
            className="icon-button"
            title={button.title}
            aria-label={`${button.title}: ${place.title}`}
            onClick={() => {
              button.press(place);
              onChanged();
            }}
          >
            <Icon name={button.icon} />
          </button>
        </span>
      ))}
    </div>
  );
  return (
    <>
      {isFirst ? (
        <>
          <p className="search-group-title search-empty">No recent searches</p>
          <p className="search-closest">{beforeTyping.hint}</p>
        </>
      ) : null}
      {shown.length ? (
        <div id={id} role="grid" aria-label={isFirst ? beforeTyping.starts : 'Recent searches and favorites'}>
          {shown.map((group) => (
            <div key={group.title} role="rowgroup" aria-label={group.title} className="search-group">
              <p className="search-group-title" aria-hidden="true">
                {group.title}
              </p>
              {group.rows.map((place) => row(place, group))}
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}
