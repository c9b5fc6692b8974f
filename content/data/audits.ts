import { defineTable } from 'onesource';

const folder = 'https://github.com/risc0/rz-security/blob/main/audits';
const audit = (part: string, auditor: string, date: string, file: string, versions?: string) => ({
  ...(versions ? { versions } : {}),
  cells: [part, auditor, { text: date, href: `${folder}/${file}` }],
});

/** Dates are those of the audit log, or of the report's file name where the log does not list it yet. */
export const table = defineTable({
  caption: 'Published audits by component; each date leads to the report',
  source: [{ title: 'risc0/rz-security', href: 'https://github.com/risc0/rz-security/tree/main/audits' }],
  checked: '2026-11-21',
  columns: ['Component', 'Auditor', 'Report'],
  rows: [
    audit('zkVM: RISC-V prover, recursion, and tools', 'Hexens', 'October 31, 2023', 'zkVM/hexens_zkVM_20231031.pdf'),
    audit('Circuit from STARK to SNARK', 'Hexens', 'May 20, 2024', 'circuits/hexens_v1c_stark2snark_20240520.pdf'),
    audit('Verifier contract', 'Hexens', 'June 5, 2024', 'contracts/hexens_verifiercontract_20240605.pdf'),
    audit('Steel', 'Veridise', 'October 7, 2024', 'steel/veridise_steel_20241007.pdf', '>=1.0'),
    audit('Precompile for Keccak', 'Veridise', 'February 21, 2025', 'precompiles/veridise_keccak-250221.pdf', '>=1.2'),
    audit(
      'Precompile for big integers',
      'Veridise',
      'no date in the log',
      'precompiles/veridise_bigint2_240324.pdf',
      '>=1.2',
    ),
    audit('zkVM', 'Veridise', 'February 24, 2025', 'zkVM/veridise_zkVM_20250224.pdf', '>=1.0'),
    audit('Steel, second audit', 'Veridise', 'April 14, 2025', 'steel/veridise_steel_250414.pdf', '>=2.0.0'),
    audit('Groth16 prover', 'zkSecurity', 'no date in the log', 'groth16/zksecurity_groth16.pdf', '>=3.0'),
    audit('Proof of verifiable work', 'Hexens', 'August 27, 2025', 'povw/hexens-250827.pdf', '>=3.0'),
  ],
});
