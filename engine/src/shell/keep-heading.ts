import type { SyntheticEvent } from 'react';

const addHeading = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
  currentTarget.hash = location.hash;
};

/** Handlers of a link to the same topic in another version: they add the current heading when it is used. */
export const keepHeading = { onPointerDown: addHeading, onKeyDown: addHeading, onClick: addHeading };
