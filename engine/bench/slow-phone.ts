/** The device and the connection that speeds are measured with. */

/** Round trip in ms, bytes per second down and up. */
export const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
/** How many times slower the processor is. */
export const slowdown = 4;
