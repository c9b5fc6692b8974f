interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether to skip prefetching, because the connection is slow or the reader saves data. Reading the connection for the
 * first time is slow.
 */
export function prefersReducedData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}
