/**
 * What upgrades took in two public programs: the lines of Rust, TOML, and Solidity in the commits that did nothing but
 * upgrade, counted on November 28, 2026, with `git show --format= --numstat COMMIT -- '*.rs' '*.toml' '*.sol'`: of each
 * file, the larger one of both numbers.
 */
interface Upgrade {
  /** The version that the commits lead to. */
  readonly into: string;
  readonly lines: number;
  /** The last of the commits; an upgrade through pre-releases has several. */
  readonly commit: string;
  readonly commits?: number;
}

interface Project {
  readonly name: string;
  readonly repository: string;
  /** Oldest first. */
  readonly upgrades: readonly Upgrade[];
}

export const projects: readonly Project[] = [
  {
    name: 'Zeth',
    repository: 'https://github.com/risc0/zeth',
    upgrades: [
      { into: '0.19', lines: 29, commit: 'eed232b61532aa41e4520d44beb9cb0bffd4dcd1' },
      { into: '0.21', lines: 35, commit: 'a9196710aa58a77b0a62baedb33750ff655193a1' },
      { into: '1.0', lines: 51, commit: 'aa63201586813207ce069e74515260216d9b666a' },
      // 6a91678f, 07c5819f, 06dca0f5, f9d236a9, and 26638d33: 19, 11, 13, 7, and 7 lines.
      { into: '2.0.0', lines: 57, commit: '26638d332b833aaaa9fd90d9af6cfadcade56e4f', commits: 5 },
      { into: '3.0', lines: 47, commit: 'b8134ce973a1afcd9d296c97e285d7dcfd3d474f' },
    ],
  },
  {
    name: 'the Foundry template',
    repository: 'https://github.com/risc0/risc0-foundry-template',
    upgrades: [
      { into: '0.19', lines: 24, commit: '34d03d9eec517b39bdc019497957b2d3e2957142' },
      { into: '0.20', lines: 65, commit: 'bb242d8aa72d6769a42c471d8a978946628443b8' },
      { into: '0.21', lines: 15, commit: 'af0e8876ca202ce7eb7ef8c7c478913c4836931e' },
      { into: '1.0', lines: 6, commit: '27eba00a5237cbefd0c742dee73ced697df3527a' },
      { into: '1.1', lines: 118, commit: 'ece2fe151d69334b5674eb8744a499c357af8917' },
      { into: '1.2', lines: 16, commit: 'df20e7e91ad29fc3727a084138d9b053fe7a6a4b' },
      { into: '2.0.0', lines: 27, commit: '4384b55d4c95076702ffaacabdd7ce326b236974' },
    ],
  },
];
