interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether to prefetch nothing, because the connection is slow or the reader saves data. The first access is slow. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}
