/** The input and output of an inspection: plain values, since they are sent between the page and its worker. */

/** How the journal is written: as text, as hexadecimal digits, or as its SHA-256 digest. */
export type JournalForm = 'text' | 'hex' | 'digest';

export interface ReceiptQuestion {
  /** A seal, calldata, or a receipt as JSON. */
  readonly receipt: string;
  /** Empty if the receipt contains its own. */
  readonly imageId: string;
  readonly journal: string;
  readonly journalForm: JournalForm;
  /** Digest of the final state, for seals of releases before 1.0. */
  readonly postState: string;
  /** Selector of the verifier that the contract calls; empty for a router, which selects the verifier by the seal. */
  readonly expected: string;
}

/** A proof that holds says nothing for a receipt whose parts contradict one another. */
export function withContradictions(report: ReceiptReport, contradictions: readonly string[]): ReceiptReport {
  if (!contradictions.length) return report;
  const [cause, ...others] = contradictions;
  const contradicted = {
    ...report,
    cause,
    advice: [...others, ...(report.cause ? [report.cause] : []), ...report.advice],
  };
  if (report.verdict !== 'verified') return contradicted;
  return {
    ...contradicted,
    verdict: 'altered',
    rust: undefined,
    summary: 'The seal proves a claim, but the receipt around it contradicts itself, so it must not be accepted.',
  };
}

/** One step: a check that passed or failed, or a value. */
export interface ReportStep {
  readonly name: string;
  readonly value: string;
  readonly passed?: boolean;
}

export interface ReceiptReport {
  /**
   * `altered`: the seal proves something else than the receipt claims; `otherwise`: it verifies if the journal is read
   * in the form `reading`; `open`: it depends on data that is not in the receipt; `mock`: nothing is proven;
   * `explained`: no contract verifies it.
   */
  readonly verdict: 'verified' | 'altered' | 'otherwise' | 'rejected' | 'open' | 'mock' | 'explained' | 'unreadable';
  /** One sentence. */
  readonly summary: string;
  /**
   * The error a contract reverts with, empty for a revert without data; `false` for contracts before 1.0, which return
   * it.
   */
  readonly error?: string | undefined;
  /** What `Receipt::verify` returns; undefined for what isn't a receipt as Rust has it. */
  readonly rust?: string | undefined;
  /** Why it is rejected, as far as that can be found out. */
  readonly cause?: string | undefined;
  /** The form of the journal with which it verifies. */
  readonly reading?: JournalForm | undefined;
  readonly advice: readonly string[];
  readonly steps: readonly ReportStep[];
  /** The seal's selector, which routers look up. */
  readonly selector?: string | undefined;
  /** The arguments of the call that checks the same on a chain. */
  readonly call?: { readonly signature: string; readonly args: readonly string[] } | undefined;
}
