interface Window {
  /** Events before hydration; see capture.ts. Deleted when the page is hydrated and the events are replayed. */
  early?: Event[];
  /** Ends the capture of events; deleted when called. */
  endCapture?: () => void;
  /** Whether the console says that browser storage is not available. */
  isStorageReported?: boolean;
  /** To be called if the client has been loaded, but could not start. */
  startFailed?: () => void;
}
