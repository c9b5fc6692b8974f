/** A term of `content/glossary.ts`. */
export interface GlossaryEntry {
  /** What `term:ID` names, and the anchor on the terminology page. */
  readonly id: string;
  /** Anchors under which the terminology page used to list the term; links to them still lead here. */
  readonly anchors?: readonly string[];
  readonly term: string;
  /** Other spellings and forms, for search and for the terminology page. */
  readonly aliases: readonly string[];
  readonly definition: string;
  /** Where to read on: a topic of the API documentation or an unversioned page. */
  readonly see?: `api:${string}` | `/${string}`;
}
