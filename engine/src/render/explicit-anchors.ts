/** `[#anchor #former-one …]` at the end of a heading: its explicit anchor, then former anchors that still work. */
export const explicitAnchors = /\s*\[(#[\w-]+(?: #[\w-]+)*)\]$/;
