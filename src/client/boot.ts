/** Loaded at the first sign of a reader. */
window.awake?.();
