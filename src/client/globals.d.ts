interface Window {
  /** What the reader did before the client was there; see reader.ts. */
  early?: Event[];
  /** Ends that script's watch; gone once the client is there. */
  awake?: () => void;
}
