import { defineTable } from 'onesource';

interface Syscall {
  name: string;
  /** In t6, where the version hands numbers over. */
  number?: number;
  what: string;
  /** When it came, as a range. */
  since?: string;
  /** When it went, as a range. */
  until?: string;
  /** The feature of risc0-zkvm-platform without which the guest panics instead, since 1.1. */
  feature?: string;
}

const syscalls: Syscall[] = [
  { name: 'SYS_ARGC', number: 1, what: 'Number of program arguments', since: '>=0.19', feature: 'sys-args' },
  { name: 'SYS_ARGV', number: 2, what: 'One program argument', since: '>=0.19', feature: 'sys-args' },
  { name: 'SYS_CYCLE_COUNT', number: 3, what: 'User cycles so far, as the host counts them' },
  { name: 'SYS_EXIT', what: 'Ends a forked child process', since: '>=1.1', until: '<2.0.0' },
  { name: 'SYS_FORK', what: 'Starts a child process whose run is not proven', since: '>=1.1', until: '<2.0.0' },
  {
    name: 'SYS_EXIT',
    number: 4,
    what: 'Declared for forked child processes, but no host answers it',
    since: '>=2.0.0',
  },
  {
    name: 'SYS_FORK',
    number: 5,
    what: 'Declared for env::run_unconstrained, but no host answers it',
    since: '>=2.0.0',
  },
  {
    name: 'SYS_GETENV',
    number: 6,
    what: 'Value of an environment variable that the host has set',
    feature: 'sys-getenv',
  },
  { name: 'SYS_KECCAK', number: 7, what: 'A Keccak permutation by the host, proven separately', since: '>=1.2' },
  { name: 'SYS_LOG', number: 8, what: 'A line for the host’s log' },
  { name: 'SYS_PANIC', number: 9, what: 'Ends the run with the message “Guest panicked: …”' },
  {
    name: 'SYS_PIPE',
    number: 10,
    what: 'A pair of descriptors, made for a child process and its parent',
    since: '>=1.1',
  },
  { name: 'SYS_RANDOM', number: 11, what: 'Random words chosen by the host' },
  { name: 'SYS_READ', number: 12, what: 'Bytes from a descriptor' },
  { name: '(the host’s own)', number: 13, what: 'Calls that the host has registered by name', since: '>=2.3' },
  { name: 'SYS_READ_AVAIL', what: 'Number of bytes that are ready to be read from a descriptor', until: '<0.20' },
  { name: 'SYS_VERIFY', what: 'Looks up a receipt by image ID and journal digest', since: '>=0.20', until: '<1.0' },
  {
    name: 'SYS_VERIFY_INTEGRITY',
    number: 14,
    what: 'Looks up a receipt by claim digest, for env::verify',
    since: '>=0.20',
  },
  {
    name: 'SYS_VERIFY_INTEGRITY2',
    number: 15,
    what: 'The same, for assumptions joined into one tree',
    since: '>=2.0.0',
  },
  { name: 'SYS_EXECUTE_ZKR', what: 'Unstable: asks for a recursion program to be run', since: '>=1.1', until: '<1.2' },
  {
    name: 'SYS_PROVE_ZKR',
    number: 17,
    what: 'Unstable: asks for a recursion program to be proven',
    since: '>=1.2',
    until: '<3.0',
  },
  {
    name: 'SYS_PROVE_KECCAK',
    what: 'Unstable: asks for a batch of permutations to be proven',
    since: '>=1.2',
    until: '<2.0.0',
  },
  { name: 'SYS_WRITE', number: 16, what: 'Bytes to a descriptor; descriptor 3 is the journal' },
];

const range = (...parts: (string | undefined)[]): string => parts.filter((part) => part !== undefined).join(' ');

/** Before 2.3, a syscall has only a name, so the column shows a dash. */
export const table = defineTable({
  caption: 'Syscalls',
  source: [{ title: 'syscall.rs', href: 'src:risc0/zkvm/platform/src/syscall.rs' }],
  checked: '2026-11-21',
  columns: ['Name', 'Number (t6)', 'What the guest asks for'],
  rows: syscalls.flatMap(({ name, number, what, since, until, feature }) => {
    const label = name.startsWith('SYS_') ? { code: name } : name;
    const row = (versions: string, shown: string, text: string) => ({ versions, cells: [label, shown, text] });
    if (feature) {
      const guarded = `${what}. The guest panics unless risc0-zkvm-platform has the feature ${feature}`;
      return [
        row(range(since, '<1.1'), '–', what),
        row('>=1.1 <2.3', '–', guarded),
        row('>=2.3', String(number), guarded),
      ];
    }
    const named = row(range(since, until ?? '<2.3'), '–', what);
    const numbered = row(range('>=2.3', until), String(number), what);
    if (since === '>=2.3') return [numbered];
    return number === undefined || until === '<2.0.0'
      ? [named]
      : [{ ...named, versions: range(since, '<2.3') }, numbered];
  }),
});
