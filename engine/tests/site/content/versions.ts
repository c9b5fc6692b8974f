// biome-ignore format: one line a version reads as a table
export const versions = [
  { label: '0.9', released: '2023-03-01', maintained: false, facts: { tag: 'v0.9.0', firmware: '0.9.0' } },
  { label: '1.0', released: '2023-09-01', facts: { tag: 'v1.0.4', firmware: '1.0.4', port: '8000' } },
  { label: '1.2', released: '2024-02-01', facts: { tag: 'v1.2.1', firmware: '1.2.1', port: '8000' } },
  { label: '2.0.0', released: '2024-08-01', facts: { tag: 'v2.0.0', firmware: '2.0.0', port: '8080' } },
  { label: '2.3', released: '2025-01-01', facts: { tag: 'v2.3.1', firmware: '2.3.1', port: '8080' } },
  { label: '3.0', released: '2025-06-01', latest: true, facts: { tag: 'v3.0.2', firmware: '3.0.2', port: '8443' } },
  { label: 'next', facts: { tag: 'main', firmware: '4.0.0-rc.1', port: '8443' } },
] as const;

/** What readers call a fact that differs between versions. */
export const factTitles = { tag: 'Git tag', firmware: 'Firmware', port: 'Port' };
