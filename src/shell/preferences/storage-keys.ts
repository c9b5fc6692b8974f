/** Keys that the inline scripts read before the client is loaded. They have no namespace, and the values are plain text. */
export const modeKey = 'theme';
export const announcementKey = 'announcement';
export const versionKey = 'docs-version';
