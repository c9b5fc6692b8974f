interface Window {
  /** Events before hydration; see capture.ts. Deleted when the page is hydrated and the events are replayed. */
  early?: Event[];
  /** Ends the capture of events; deleted when called. */
  endCapture?: () => void;
  /** Whether the console says that browser storage is not available. */
  isStorageReported?: boolean;
  startFailed?: () => void;
}
