/** Tells the reader why a version can't be kept. */
export function failureReason(error: unknown): string {
  if (!navigator.onLine) return 'You are offline. Try again when you have a connection.';
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'There is not enough space on this device.';
  return error instanceof Error ? error.message : String(error);
}
