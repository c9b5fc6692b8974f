import type { SyntheticEvent } from 'react';

type LinkEvent = SyntheticEvent<HTMLAnchorElement>;

const addHeading = ({ currentTarget }: LinkEvent) => {
  currentTarget.hash = location.hash;
};

const addQuery = (event: LinkEvent) => {
  event.currentTarget.search = location.search;
  addHeading(event);
};

const whenUsed = (change: (event: LinkEvent) => void) => ({
  onPointerDown: change,
  onKeyDown: change,
  onClick: change,
});

/** Handlers of a link to the same topic in another version: they add the current heading when it is used. */
export const keepHeading = whenUsed(addHeading);

/** Handlers of a link to the same page in another language: they add the current query and heading when it is used. */
export const keepQuery = whenUsed(addQuery);
