import { defineTable } from 'onesource';

const folder = 'https://github.com/risc0/rz-security/blob/main/audits';
const solana = 'https://github.com/boundless-xyz/risc0-solana/blob/8329541/README.md';
const audit = (scope: string, auditor: string, completed: string, code: string, file: string, versions?: string) => ({
  ...(versions ? { versions } : {}),
  cells: [scope, { text: `${auditor}, ${completed}`, href: file.includes(':') ? file : `${folder}/${file}` }, code],
});

/** Dates are those of the audit log; scope and commits are what the reports name, and releases follow from the tags. */
export const table = defineTable({
  caption: 'Published audits; each date leads to the report',
  source: [
    { title: 'risc0/rz-security', href: 'https://github.com/risc0/rz-security/tree/main/audits' },
    { title: 'boundless-xyz/risc0-solana', href: solana },
  ],
  checked: '2026-11-28',
  columns: ['Scope', 'Report', 'Code that was audited'],
  rows: [
    audit('zkVM', 'Hexens', 'October 2023', 'before 0.19', 'zkVM/hexens_zkVM_20231031.pdf'),
    audit(
      'First RISC-V circuit, and the circuit from STARK to SNARK',
      'Hexens',
      'March 2024',
      'before 1.0; no commit is named',
      'circuits/hexens_v1c_stark2snark_20240520.pdf',
    ),
    audit('Verifier contract', 'Hexens', 'June 2024', 'before 1.0', 'contracts/hexens_verifiercontract_20240605.pdf'),
    audit(
      'Steel',
      'Veridise',
      'October 2024',
      'commit 649289a2, in contracts 1.2.0',
      'steel/veridise_steel_20241007.pdf',
      '>=1.0',
    ),
    audit(
      'Second RISC-V circuit, recursion, Groth16, and crates of verifier, guest, host, and prover',
      'Veridise',
      'December 2024',
      'commits a6159d9, in 1.0.4, and 35c65de, in 1.2.0; the circuit of 2.0 before its release',
      'zkVM/veridise_zkVM_20250224.pdf',
      '>=1.0',
    ),
    audit(
      'Precompile for big integers',
      'Veridise',
      'December 2024',
      'zirgen at c604231',
      'precompiles/veridise_bigint2_240324.pdf',
      '>=1.2',
    ),
    audit(
      'Precompile for Keccak',
      'Veridise',
      'February 2025',
      'commits 65645b0 and b74b267',
      'precompiles/veridise_keccak-250221.pdf',
      '>=1.2',
    ),
    audit(
      'Verifier programs for Solana',
      'zkSecurity',
      'March 2025',
      'risc0-solana',
      'groth16/zksecurity_groth16.pdf',
      '>=2.0.0',
    ),
    audit(
      'Boundless market, with contracts of risc0-ethereum',
      'Veridise',
      'April 2025',
      'commit 71de107, in contracts 2.0.0',
      'boundless/veridise-boundless-250404.pdf',
      '>=2.0.0',
    ),
    audit(
      'Steel, second audit',
      'Veridise',
      'May 2025',
      'commit 2c99f46, in contracts 2.1.0',
      'steel/veridise_steel_250414.pdf',
      '>=2.0.0',
    ),
    audit(
      'Proof of verifiable work',
      'Hexens',
      'August 2025',
      'pull requests to zirgen, risc0, and boundless',
      'povw/hexens-250827.pdf',
      '>=3.0',
    ),
    audit(
      'Verifier programs for Solana, second audit',
      'Veridise',
      'October 2025',
      'risc0-solana at 3be7250, and the fixes up to ee41593',
      'https://github.com/boundless-xyz/boundless-security/blob/879e3fb449f43636d52a07072c17f570eb2c6317/audits/2025_10_Veridise%20(Solana%20Verifier).pdf',
      '>=3.0',
    ),
  ],
});
