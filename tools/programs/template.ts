/**
 * The project that `cargo risczero new` creates, as far as Cargo reads it. `npm run check:run` compares it with the
 * real command's. Source: `templates/rust-starter` and `cargo-risczero/src/commands/new.rs` at the tag of each version.
 */
import type { Version } from 'onesource/tools';

export interface NewProject {
  /** `--guest-name`; the template's own name if left out. */
  readonly guest: string;
  readonly std: boolean;
}

/** What the host logs with, by the version of the crates. */
function logging(zkvm: string): string {
  const [major = 0, minor = 0] = zkvm.split('.').map(Number);
  if (major === 0 && minor < 19) return '';
  return major === 0 && minor === 19
    ? 'env_logger = "0.10"\n'
    : 'tracing-subscriber = { version = "0.3", features = ["env-filter"] }\n';
}

const manifest = (name: string, rest: string) =>
  `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2021"\n\n${rest}`;

/** The files of a new project in a version, by path. */
export function templateFiles({ guest, std }: NewProject, version: Version): ReadonlyMap<string, string> {
  const { zkvm = '', build = '' } = version.facts;
  const features = std ? ", features = ['std']" : '';
  return new Map([
    [
      'Cargo.toml',
      '[workspace]\nresolver = "2"\nmembers = ["host", "methods"]\n\n[profile.dev]\nopt-level = 3\n\n[profile.release]\ndebug = 1\nlto = true\n',
    ],
    [
      'host/Cargo.toml',
      manifest(
        'host',
        `[dependencies]\nmethods = { path = "../methods" }\nrisc0-zkvm = { version = "^${zkvm}" }\n${logging(zkvm)}serde = "1.0"\n`,
      ),
    ],
    ['host/src/main.rs', 'fn main() {}\n'],
    [
      'methods/Cargo.toml',
      manifest(
        'methods',
        `[build-dependencies]\nrisc0-build = { version = "^${build}" }\n\n[package.metadata.risc0]\nmethods = ["guest"]\n`,
      ),
    ],
    ['methods/build.rs', 'fn main() {\n    risc0_build::embed_methods();\n}\n'],
    ['methods/src/lib.rs', 'include!(concat!(env!("OUT_DIR"), "/methods.rs"));\n'],
    [
      'methods/guest/Cargo.toml',
      manifest(
        guest,
        `[workspace]\n\n[dependencies]\nrisc0-zkvm = { version = "^${zkvm}", default-features = false${features} }\n`,
      ),
    ],
    ['methods/guest/src/main.rs', 'fn main() {}\n'],
  ]);
}
