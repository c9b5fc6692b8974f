export const versions = [
  { label: '1.0', released: '2025-01-01', facts: { package: '1.0.2' } },
  { label: '2.0', released: '2025-06-01', latest: true, facts: { package: '2.0.0' } },
];
