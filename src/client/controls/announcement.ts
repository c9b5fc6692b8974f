import { announcementSlot } from '../preferences.ts';

/** Hides the announcement until its id changes. */
export function dismissAnnouncement(): void {
  const root = document.documentElement;
  root.dataset.dismissed = '';
  if (root.dataset.announcement) announcementSlot.set(root.dataset.announcement);
}
