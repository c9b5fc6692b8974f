interface Window {
  /** What the reader did before the page was hydrated; see reader.ts. */
  early?: Event[];
  /** Ends that script's watch; gone once the page is hydrated. */
  awake?: () => void;
}
