/** Which files never change, because their names have a hash: for servers, hosts, and caches. */

/** Folders that contain only such files, below the base. */
export const immutableFolders = ['/assets/', '/data/pages/', '/data/search/'];

/** The pattern of their addresses below the base. It means the same in JavaScript, nginx, and Caddy. */
export const immutableFiles = `((${immutableFolders.join('|')}).+|/data/.+-[A-Za-z0-9]{10}[.]json)$`;
const immutablePath = new RegExp(`^${immutableFiles}`);

/** Whether the file at an address below the base never changes. */
export const isImmutable = (below: string): boolean => immutablePath.test(below);
