/**
 * A hand-written list of words that readers use and pages don't. A query with a word on the left of a colon also finds the words on its
 * right, but not vice versa. Plurals, tenses, and suffixes such as -er need no entries. Each word costs readers a few bytes.
 */
import { root, stem } from '../index/language.ts';

const lines = `
accelerate accelerator: precompile gpu
aggregate combine: composition join
apple m1 mac macbook: metal macos
audit disclosure vulnerability: security bug
cloud server service: remote bonsai boundless
blockchain chain onchain: ethereum contract
bug crash: panic error
ceremony: trusted setup
circom rapidsnark: groth16
compress: succinct
crate sdk: library
cuda gpu nvidia metal: gpu cuda metal
debug: gdb
definition glossary: terminology
deploy deployment: address contract
ecdsa ed25519 signature: precompile
eth evm smart solidity: ethereum contract
fake mock simulate: dev-mode
fast perf performance quick speed throughput latency: optimization faster benchmark
cheap fee gas price: ethereum contract cost
fft fourier: ntt
flamegraph: flame profiling
hardware laptop: cpu memory
help support: discord community
imageid vk: image-id
input stdin send: io read write
install environment setup: rzup toolchain
layout: map
network: boundless bonsai remote
output publish: journal commit
privacy secret: private
problem: error faq
program: guest
proof: receipt prove
public: journal
ram: memory
recursive: recursion
requirement prerequisite: install
safe secure: security
sha sha2: sha-256
shrink wrap small: groth16 succinct compress
slow: optimization profiling performance
stdout print: log output
test: dev-mode
time: long benchmark
tune: optimization
tutorial: hello-world
migrate update upgrade: version update rzup
zk zkp: zero-knowledge`;

const byStem = new Map<string, readonly string[]>();
/** All words on the left. */
export const synonymWords: string[] = [];
for (const line of lines.trim().split('\n')) {
  const [from = '', to = ''] = line.split(': ');
  for (const word of from.split(' ')) {
    synonymWords.push(word);
    byStem.set(stem(word), to.replaceAll('-', '').split(' '));
  }
}

/** Words that a word in a query also matches. */
export function synonymsOf(word: string): readonly string[] {
  const stemmed = stem(word);
  return byStem.get(stemmed) ?? byStem.get(root(stemmed)) ?? [];
}
