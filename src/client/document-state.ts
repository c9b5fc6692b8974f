import type { PageState } from '../model/page-state.ts';

const text = document.getElementById('page-state')?.textContent;

/** What the document that was loaded says about itself; null on one that stands for any address. */
export const documentState = text ? (JSON.parse(text) as PageState) : null;
