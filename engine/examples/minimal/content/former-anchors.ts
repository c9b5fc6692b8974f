export const formerAnchors = [];
