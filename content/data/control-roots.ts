import { defineTable } from 'onesource';

const root = (versions: string, digest: string) => ({
  versions,
  cells: [{ code: 'ALLOWED_CONTROL_ROOT' }, { code: digest }],
});
const identity = (versions: string, digest: string) => ({
  versions,
  cells: [{ code: 'BN254_IDENTITY_CONTROL_ID' }, { code: digest }],
});

export const table = defineTable({
  caption: 'Constants that a default verifier of this version accepts',
  source: [{ title: 'control_id.rs', href: 'src:risc0/circuit/recursion/src/control_id.rs' }],
  checked: '2026-11-20',
  columns: ['Constant', 'Value'],
  rows: [
    root('1.0', 'a516a057c9fbf5629106300934d48e0e775d4230e41e503347cad96fcbde7e2e'),
    root('1.1', '8b6dcf11d463ac455361b41fb3ed053febb817491bdea00fdb340e45013b852e'),
    root('1.2', '8cdad9242664be3112aba377c5425a4df735eb1c6966472b561d2855932c0469'),
    root('2.0.0', '539032186827b06719244873b17b2d4c122e2d02cfb1994fe958b2523b844576'),
    root('2.1', '884389273e128b32475b334dec75ee619b77cb33d41c332021fe7e44c746ee60'),
    root('>=2.2 <3.0', 'ce52bf56033842021af3cf6db8a50d1b7535c125a34f1a22c6fdcf002c5a1529'),
    root('>=3.0 <next', 'a54dc85ac99f851c92d7c96d7318af41dbe7c0194edfcc37eb4d422a998c1f56'),
    root('next', '517f405d5dbda85b2dc15f3ab6f8a05170bde64980ef594a8e9fd923febe1a03'),
    identity('1.0', '51b54a62f2aa599aef768744c95de8c7d89bf716e11b1179f05d6cf0bcfeb60e'),
    identity('1.1', '4e160df1e119ac0e3d658755a9edf38c8feb307b34bc10b57f4538dbe122a005'),
    identity('>=1.2', 'c07a65145c3cb48b6101962ea607a4dd93c753bb26975cb47feb00d3666e4404'),
  ],
});
