interface Window {
  /** What the reader did before the client was there; see head.ts. */
  early?: Event[];
  /** Ends the head script's watch; gone once the client is there. */
  awake?: () => void;
}
