import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'Sensors that the controller reads, with the range in which a firing may use them',
  source: [{ title: 'sensors.c', href: 'src:firmware/sensors.c' }],
  checked: '2025-06-01',
  columns: ['Sensor', 'Range', 'Error', 'Terminal'],
  rows: [
    { cells: ['Type K', '0 to 1,260 °C', '2.2 °C', { code: 'T1' }] },
    { cells: ['Type S', '0 to 1,480 °C', '1.5 °C', { code: 'T2' }], versions: '>=1.0' },
    { cells: ['Type R', '0 to 1,480 °C', '1.5 °C', { code: 'T2' }], versions: '>=2.0.0' },
    { cells: ['Type N', '0 to 1,300 °C', '2.2 °C', { code: 'T3' }], versions: '>=3.0' },
  ],
});
